#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# Prints a phrase of 24 words and its address, and writes no file.
solana-keygen new --no-outfile --word-count 24
# #endregion
