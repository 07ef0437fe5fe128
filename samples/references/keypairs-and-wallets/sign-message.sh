#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
signature=$(solana sign-offchain-message 'I am the owner of this address.' \
  --keypair wallet.json)
solana verify-offchain-signature 'I am the owner of this address.' \
  "$signature" --signer wallet.json
# #endregion
