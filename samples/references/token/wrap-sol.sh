#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# The amount is in SOL.
spl-token wrap 0.5 --url "$RPC_URL"
# #endregion
