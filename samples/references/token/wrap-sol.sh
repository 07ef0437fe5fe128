#!/usr/bin/env bash
set -euo pipefail

# #region preview
# The amount is in SOL.
spl-token wrap 0.5
# #endregion
