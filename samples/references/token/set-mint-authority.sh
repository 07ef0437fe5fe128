#!/usr/bin/env bash
set -euo pipefail

# #region preview
# Somebody else mints from now on.
spl-token authorize 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs mint \
  AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9

# Nobody can freeze from now on. This cannot be undone.
spl-token authorize 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs freeze \
  --disable
# #endregion
