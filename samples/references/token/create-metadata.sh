#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# A mint with a metadata pointer to itself, then the metadata.
spl-token create-token --program-2022 --enable-metadata --decimals 6 \
  --url "$RPC_URL"
spl-token initialize-metadata 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs \
  "Cookbook Points" COOK https://example.com/points.json --url "$RPC_URL"
# #endregion
