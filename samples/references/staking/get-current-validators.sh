#!/usr/bin/env bash
set -euo pipefail

# #region preview
# All validators, sorted by their stake.
solana validators --sort=stake --url https://api.mainnet.solana.com
# #endregion
