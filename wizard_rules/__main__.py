"""The command `wizard-rules`, also `python -m wizard_rules`."""

import sys


def main() -> None:
    """Run the command; without the extra that it needs, say how to install it."""
    try:
        from wizard_rules.command.cli import run  # noqa: PLC0415 - the extra may be missing
    except ModuleNotFoundError as missing:
        if missing.name not in {"cyclopts", "rich"}:
            raise
        sys.stderr.write("wizard-rules needs its extra: pip install 'wizard_rules[cli]'\n")
        sys.exit(2)
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
