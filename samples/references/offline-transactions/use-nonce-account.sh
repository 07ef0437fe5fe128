#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

RECIPIENT=AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9

# #region preview
NONCE_ACCOUNT=$(solana-keygen pubkey nonce.json)
NONCE=$(solana nonce "$NONCE_ACCOUNT" --url "$RPC_URL")

# The nonce takes the place of the blockhash.
solana transfer "$RECIPIENT" 0.01 --keypair cold.json --sign-only \
  --blockhash "$NONCE" --nonce "$NONCE_ACCOUNT" --nonce-authority cold.json
# #endregion
