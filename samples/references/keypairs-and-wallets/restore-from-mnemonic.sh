#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# Asks for the phrase. Without a path, as solana-keygen new made it:
solana-keygen recover --outfile wallet.json

# The first account of a wallet app: m/44'/501'/0'/0'
solana-keygen recover 'prompt://?key=0/0' --outfile wallet.json

# Only show the address of the second one.
solana-keygen pubkey 'prompt://?key=1/0'
# #endregion
