#!/usr/bin/env bash
set -euo pipefail

# #region preview
# A part of it. The account stays open.
spl-token unwrap-sol 0.1

# All of it, and the account is gone.
spl-token unwrap
# #endregion
