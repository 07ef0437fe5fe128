#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# Without an address, to the CLI's own wallet.
solana airdrop 1 --url localhost
solana airdrop 1 AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9 --url devnet
# #endregion
