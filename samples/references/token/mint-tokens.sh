#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# 2.5 tokens. The amount is in whole tokens.
spl-token mint 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs 2.5 \
  --recipient-owner AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 \
  --url "$RPC_URL"
# #endregion
