#!/usr/bin/env bash
set -euo pipefail

# #region preview
STAKE=$(solana-keygen pubkey stake.json)
RECIPIENT=$(solana address)

# ALL takes the reserve too: the account goes away.
solana withdraw-stake "$STAKE" "$RECIPIENT" ALL --url http://127.0.0.1:8899
# #endregion
