#!/usr/bin/env bash
set -euo pipefail

# #region preview
spl-token balance 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs
spl-token supply 7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs
# #endregion
