#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# A part of it. The account stays open.
spl-token unwrap-sol 0.1 --url "$RPC_URL"

# All of it, and the account is gone.
spl-token unwrap --url "$RPC_URL"
# #endregion
