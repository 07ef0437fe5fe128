#!/usr/bin/env bash
# level: parsed (it needs Surfpool)
set -euo pipefail

wallet=AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9
usdc=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v

# #region preview
# 1,000 USDC for a wallet. Surfpool reads the mint from mainnet.
curl http://127.0.0.1:8899 -H 'Content-Type: application/json' -d '{
  "jsonrpc": "2.0", "id": 1, "method": "surfnet_setTokenAccount",
  "params": ["'"$wallet"'", "'"$usdc"'", { "amount": 1000000000 }]
}'

# 5 SOL, without an airdrop.
curl http://127.0.0.1:8899 -H 'Content-Type: application/json' -d '{
  "jsonrpc": "2.0", "id": 1, "method": "surfnet_setAccount",
  "params": ["'"$wallet"'", { "lamports": 5000000000 }]
}'

# To a later slot.
curl http://127.0.0.1:8899 -H 'Content-Type: application/json' -d '{
  "jsonrpc": "2.0", "id": 1, "method": "surfnet_timeTravel",
  "params": [{ "absoluteSlot": 1000000000 }]
}'
# #endregion
