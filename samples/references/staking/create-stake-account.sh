#!/usr/bin/env bash
set -euo pipefail

# #region preview
# The key pair is needed only now: the address must not exist yet.
solana-keygen new --no-bip39-passphrase --outfile stake.json

# 2 SOL, and the reserve is part of them. You stay staker and withdrawer.
solana create-stake-account stake.json 2 --url http://127.0.0.1:8899
solana stake-account stake.json --url http://127.0.0.1:8899
# #endregion
