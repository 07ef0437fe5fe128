#!/usr/bin/env bash
# level: parsed (uploads cost credits and cannot be taken back)
set -euo pipefail

# #region preview
# Buy credits first. wallet.json is a key pair file of the Solana CLI.
npx @ardrive/turbo-sdk upload-file --token solana \
  --wallet-file wallet.json --file-path 1.png

# Or a whole folder, with an index of its files.
npx @ardrive/turbo-sdk upload-folder --token solana \
  --wallet-file wallet.json --folder-path assets
# #endregion
