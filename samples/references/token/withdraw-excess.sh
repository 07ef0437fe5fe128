#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# From this token account or mint to your wallet.
spl-token withdraw-excess-lamports \
  7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs \
  AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 --url "$RPC_URL"
# #endregion
