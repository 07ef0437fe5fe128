#!/usr/bin/env bash
set -euo pipefail

# #region preview
STAKE=$(solana-keygen pubkey stake.json)
solana deactivate-stake "$STAKE" --url http://127.0.0.1:8899
# #endregion
