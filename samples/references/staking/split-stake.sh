#!/usr/bin/env bash
set -euo pipefail

# #region preview
STAKE=$(solana-keygen pubkey stake.json)
solana-keygen new --no-bip39-passphrase --outfile part.json

# Split 1 SOL off, then put it back.
solana split-stake "$STAKE" part.json 1 --url http://127.0.0.1:8899
solana merge-stake "$STAKE" "$(solana-keygen pubkey part.json)" \
  --url http://127.0.0.1:8899
# #endregion
