#!/usr/bin/env bash
set -euo pipefail

# #region preview
# Token accounts of both programs.
spl-token accounts --owner AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9
# #endregion
