#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# 2.5 USDC. The amount is in whole tokens, the recipient is a wallet.
spl-token transfer EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v 2.5 \
  AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 \
  --fund-recipient --allow-unfunded-recipient --url "$RPC_URL"
# #endregion
