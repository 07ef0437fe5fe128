#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

NONCE_ACCOUNT=$(solana-keygen pubkey nonce.json)

# #region preview
# A new nonce, which cancels what was signed with the old one.
solana new-nonce "$NONCE_ACCOUNT" --nonce-authority cold.json --url "$RPC_URL"

# Another authority.
solana authorize-nonce-account "$NONCE_ACCOUNT" \
  8yZ7QmpKCu6ixm9kgFyYYkD8ZFVmJYBgQoUgXXGBnq3m --nonce-authority cold.json \
  --url "$RPC_URL"

# All of its SOL back, as a number: the account goes away.
solana withdraw-from-nonce-account "$NONCE_ACCOUNT" "$(solana address)" \
  0.0015 --nonce-authority cold.json --url "$RPC_URL"
# #endregion
