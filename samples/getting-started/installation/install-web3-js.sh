#!/usr/bin/env bash
# level: parsed (it downloads from the npm registry)
set -euo pipefail

# #region preview
# The version is part of the command: 2.0.0 and 3.x are other libraries.
npm install --save-exact @solana/web3.js@1.99.0 @solana/spl-token@0.4.15
# #endregion
