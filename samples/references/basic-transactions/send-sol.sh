#!/usr/bin/env bash
set -euo pipefail

# #region preview
# Replace the address. The recipient has no account yet: allow it.
solana transfer AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 0.01 \
  --allow-unfunded-recipient --url http://127.0.0.1:8899

# With a memo and a priority fee.
solana transfer AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 0.01 \
  --with-memo 'Invoice 2026-117' --with-compute-unit-price 10000 \
  --url http://127.0.0.1:8899

# Everything that is in the wallet, minus the fee.
solana transfer AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 ALL \
  --url http://127.0.0.1:8899
# #endregion
