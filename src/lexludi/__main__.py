"""`python -m lexludi` is the `lexludi` command."""

from lexludi.cli import main

if __name__ == "__main__":
    main()
