#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# Writes a new keypair to a file and prints its seed phrase.
solana-keygen new --outfile wallet.json

# The address of the keypair in the file.
solana-keygen pubkey wallet.json
# #endregion
