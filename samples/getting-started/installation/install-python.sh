#!/usr/bin/env bash
# level: parsed (it downloads from PyPI)
set -euo pipefail

# #region preview
python3 -m venv .venv
source .venv/bin/activate
pip install solana==0.41.0 solders==0.29.0
# #endregion
