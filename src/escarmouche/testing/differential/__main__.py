"""`python -m escarmouche.testing.differential`: a long run. What the processes run is in a module that they can import."""

import sys

from escarmouche.testing.differential.long_run import main

sys.exit(main())
