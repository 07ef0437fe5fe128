#!/usr/bin/env bash
set -euo pipefail

# #region preview
# 1 % of each transfer, 5 tokens at most.
spl-token create-token --program-2022 --decimals 6 \
  --transfer-fee-basis-points 100 --transfer-fee-maximum-fee 5
# #endregion
