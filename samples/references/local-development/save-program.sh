#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# The Token-2022 program, from mainnet into a file.
solana program dump TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb \
  token_2022.so --url mainnet-beta

# From the file into a fresh local node. It cannot be upgraded there.
solana-test-validator --reset \
  --bpf-program TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb token_2022.so

# The same, and this wallet may upgrade it.
solana-test-validator --reset --upgradeable-program \
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb token_2022.so \
  ~/.config/solana/id.json

# Or at once, without a file.
solana-test-validator --reset --url mainnet-beta \
  --clone-upgradeable-program TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb
# #endregion
