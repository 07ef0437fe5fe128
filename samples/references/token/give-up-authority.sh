#!/usr/bin/env bash
set -euo pipefail

MINT=7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs

# #region preview
# Stop unless the supply is what you promised.
[ "$(spl-token supply "$MINT")" = 100 ] || exit 1

# Nobody can mint or freeze from now on. This cannot be undone.
spl-token authorize "$MINT" mint --disable
spl-token authorize "$MINT" freeze --disable
# #endregion
