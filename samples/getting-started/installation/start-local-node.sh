#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# In one terminal. It listens on ports 8899 and 8900 until you press Ctrl+C.
solana-test-validator --reset

# In another terminal: a wallet, the local node, and some SOL to play with.
solana-keygen new
solana config set --url localhost
solana airdrop 2
# #endregion
