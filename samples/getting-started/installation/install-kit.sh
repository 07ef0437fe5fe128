#!/usr/bin/env bash
# level: parsed (it downloads from the npm registry)
set -euo pipefail

# #region preview
# A project with modern modules.
npm init -y
npm pkg set type=module

# Kit, and the client libraries of the System and Token programs.
npm install --save-exact @solana/kit@8.4.0 \
  @solana-program/system@0.14.1 @solana-program/token@0.16.1

# What runs and checks TypeScript.
npm install --save-dev --save-exact tsx@4.23.15 typescript@7.0.2 \
  @types/node@24.19.2
# #endregion
