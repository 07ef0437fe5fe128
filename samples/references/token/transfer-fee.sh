#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# 1 % of each transfer, 5 tokens at most.
spl-token create-token --program-2022 --decimals 6 \
  --transfer-fee-basis-points 100 --transfer-fee-maximum-fee 5 --url "$RPC_URL"
# #endregion
