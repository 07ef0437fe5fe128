#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# Start from an empty ledger. Ctrl+C stops it.
solana-test-validator --reset

# In another terminal: point the CLI at it, and follow all logs.
solana config set --url localhost
solana logs
# #endregion
