#!/usr/bin/env bash
set -euo pipefail

# #region preview
# Your own wallet, in SOL.
solana balance --url http://127.0.0.1:8899

# Any address, in lamports.
solana balance AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 --lamports \
  --url http://127.0.0.1:8899
# #endregion
