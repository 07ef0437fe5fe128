#!/usr/bin/env bash
set -euo pipefail

# #region preview
# Your own wallet's account.
solana account "$(solana address)" --url http://127.0.0.1:8899

# Any other account, as JSON, its data in base64.
solana account TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA \
  --url http://127.0.0.1:8899 --output json
# #endregion
