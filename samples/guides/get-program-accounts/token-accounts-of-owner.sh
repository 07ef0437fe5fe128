#!/usr/bin/env bash
set -euo pipefail

# #region preview
# The whole request, as any HTTP client sends it.
curl --silent http://127.0.0.1:8899 \
  --header 'Content-Type: application/json' \
  --data '{
    "jsonrpc": "2.0",
    "id": 1,
    "method": "getProgramAccounts",
    "params": [
      "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
      {
        "encoding": "base64",
        "filters": [
          { "dataSize": 165 },
          { "memcmp": { "offset": 32, "bytes": "'"$1"'" } }
        ]
      }
    ]
  }'
# #endregion
