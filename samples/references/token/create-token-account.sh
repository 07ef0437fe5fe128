#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# Your own associated token account.
spl-token create-account 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs \
  --url "$RPC_URL"

# One for another wallet. You pay.
spl-token create-account 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs \
  --owner AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 \
  --fee-payer ~/.config/solana/id.json --url "$RPC_URL"
# #endregion
