#!/usr/bin/env bash
set -euo pipefail

MINT=7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs
PROMISED=100

# #region preview
# Thaw all accounts first: after this, nobody can.
if [ "$(spl-token supply "$MINT")" = "$PROMISED" ]; then
  # Nobody can mint or freeze from now on. This cannot be undone.
  spl-token authorize "$MINT" mint --disable
  spl-token authorize "$MINT" freeze --disable
else
  echo "Not given up: the supply is not $PROMISED."
fi
# #endregion
