#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# One address that begins with "shop". Upper and lower case count.
solana-keygen grind --starts-with shop:1

# Upper or lower case.
solana-keygen grind --ignore-case --starts-with shop:1

# Both ends.
solana-keygen grind --starts-and-ends-with sh:op:1
# #endregion
