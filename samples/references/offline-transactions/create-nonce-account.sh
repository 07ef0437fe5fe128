#!/usr/bin/env bash
set -euo pipefail

# #region preview
solana-keygen new --no-bip39-passphrase --outfile nonce.json

# The authority is named by its address. Its key can stay offline.
solana create-nonce-account nonce.json 0.0015 --url http://127.0.0.1:8899 \
  --nonce-authority 8yZ7QmpKCu6ixm9kgFyYYkD8ZFVmJYBgQoUgXXGBnq3m
# #endregion
