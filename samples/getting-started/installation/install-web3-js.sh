#!/usr/bin/env bash
# level: parsed (it downloads from the npm registry)
set -euo pipefail

# #region preview
# The version is part of the command: the newest by number is another library.
npm install --save-exact @solana/web3.js@1.99.0 @solana/spl-token@0.4.15
# #endregion
