#!/usr/bin/env bash
set -euo pipefail

RECIPIENT=AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9

# #region preview
NONCE_ACCOUNT=$(solana-keygen pubkey nonce.json)
NONCE=$(solana nonce "$NONCE_ACCOUNT")

# The nonce takes the place of the blockhash.
solana transfer "$RECIPIENT" 0.01 --keypair cold.json --sign-only \
  --blockhash "$NONCE" --nonce "$NONCE_ACCOUNT" --nonce-authority cold.json
# #endregion
