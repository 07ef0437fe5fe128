#!/usr/bin/env bash
set -euo pipefail

# #region preview
# The size of the data in bytes: a wallet, a mint, a token account.
solana rent 0 --lamports --url http://127.0.0.1:8899
solana rent 82 --lamports --url http://127.0.0.1:8899
solana rent 165 --lamports --url http://127.0.0.1:8899
# #endregion
