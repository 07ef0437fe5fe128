#!/usr/bin/env bash
set -euo pipefail

# #region preview
STAKE=$(solana-keygen pubkey stake.json)

# Replace the address by the vote account of your validator.
solana delegate-stake "$STAKE" 8yZ7QmpKCu6ixm9kgFyYYkD8ZFVmJYBgQoUgXXGBnq3m \
  --url http://127.0.0.1:8899
# #endregion
