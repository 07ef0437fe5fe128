#!/usr/bin/env bash
set -euo pipefail

# #region preview
solana config set --url http://127.0.0.1:8899
solana --version
solana cluster-version
solana genesis-hash
solana slot
# #endregion
