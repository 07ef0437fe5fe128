#!/usr/bin/env bash
set -euo pipefail

# #region preview
# A mint of the Token program, with 6 decimals and a freeze authority.
spl-token create-token --decimals 6 --enable-freeze

# The same in Token-2022.
spl-token create-token --program-2022 --decimals 6 --enable-freeze
# #endregion
