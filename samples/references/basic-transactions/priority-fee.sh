#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# What others paid lately for writing to this account.
solana recent-prioritization-fees AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 \
  --limit-num-slots 20 --url "$RPC_URL"

# The price is in micro-lamports for a compute unit.
solana transfer AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 0.01 \
  --allow-unfunded-recipient --with-compute-unit-price 10000 --url "$RPC_URL"

# With spl-token you can set the limit too.
spl-token transfer 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs 2.5 \
  AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 --fund-recipient \
  --with-compute-unit-price 10000 --with-compute-unit-limit 60000 \
  --url "$RPC_URL"
# #endregion
