#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# Somebody else mints from now on, and only they can give it back.
spl-token authorize 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs mint \
  AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 --url "$RPC_URL"
# #endregion
