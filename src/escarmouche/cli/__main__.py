"""`python -m escarmouche.cli` is the same as `escarmouche`."""

import sys

from escarmouche.cli import main

sys.exit(main())
