#!/usr/bin/env bash
set -euo pipefail

# #region preview
# A mint with a metadata pointer to itself, then the metadata.
spl-token create-token --program-2022 --enable-metadata --decimals 6
spl-token initialize-metadata 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs \
  "Cookbook Points" COOK https://example.com/points.json
# #endregion
