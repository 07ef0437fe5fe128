#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# The mint of USDC, from mainnet into a file.
solana account EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v \
  --url mainnet-beta --output json --output-file usdc.json

# From the file into a fresh local node. "-" takes the address of the file.
solana-test-validator --reset --account - usdc.json

# A whole folder of such files.
solana-test-validator --reset --account-dir accounts

# Or at once, without a file.
solana-test-validator --reset --url mainnet-beta \
  --clone EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
# #endregion
