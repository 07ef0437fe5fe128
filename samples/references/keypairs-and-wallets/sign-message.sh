#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
message='I am the owner of this address.'
signature=$(solana sign-offchain-message "$message" --keypair wallet.json)

# Whoever checks needs the address, the message and the signature.
address=$(solana-keygen pubkey wallet.json)
solana verify-offchain-signature "$message" "$signature" --signer "$address"
# #endregion
