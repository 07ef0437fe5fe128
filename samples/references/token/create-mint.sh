#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# A mint of the Token program, with 6 decimals and a freeze authority.
spl-token create-token --decimals 6 --enable-freeze --url "$RPC_URL"

# The same in Token-2022.
spl-token create-token --program-2022 --decimals 6 --enable-freeze \
  --url "$RPC_URL"
# #endregion
