#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

MINT=7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs
PROMISED=100

# #region preview
# Thaw all accounts first: after this, nobody can.
if [ "$(spl-token supply "$MINT" --url "$RPC_URL")" = "$PROMISED" ]; then
  # Nobody can mint or freeze from now on. This cannot be undone.
  spl-token authorize "$MINT" mint --disable --url "$RPC_URL"
  spl-token authorize "$MINT" freeze --disable --url "$RPC_URL"
else
  echo "Not given up: the supply is not $PROMISED."
fi
# #endregion
