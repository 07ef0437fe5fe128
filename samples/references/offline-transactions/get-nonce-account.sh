#!/usr/bin/env bash
set -euo pipefail

NONCE_ACCOUNT=$(solana-keygen pubkey nonce.json)

# #region preview
# The nonce alone, then all of the account.
solana nonce "$NONCE_ACCOUNT" --url http://127.0.0.1:8899
solana nonce-account "$NONCE_ACCOUNT" --url http://127.0.0.1:8899
# #endregion
