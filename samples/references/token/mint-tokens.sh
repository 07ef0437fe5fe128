#!/usr/bin/env bash
set -euo pipefail

# #region preview
# 2.5 tokens. The amount is in whole tokens.
spl-token mint 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs 2.5 \
  --recipient-owner AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9
# #endregion
