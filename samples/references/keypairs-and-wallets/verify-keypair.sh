#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
solana-keygen verify CV325Yr8vrhUWhqeWjH3CHZ57euBoMwAXoGiGuhWjL71 wallet.json
# #endregion
