#!/usr/bin/env bash
set -euo pipefail

# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

RECIPIENT=AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9
BLOCKHASH=GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W

# #region preview
# Offline. Prints the signers, each as address=signature.
solana transfer "$RECIPIENT" 0.01 --keypair cold.json \
  --sign-only --blockhash "$BLOCKHASH"

# Online. The same command, with what the first one printed.
FROM=8yZ7QmpKCu6ixm9kgFyYYkD8ZFVmJYBgQoUgXXGBnq3m
SIGNATURE=sRWeUsoFF5JG5cUythXyKAcVFWkkW3b7m91kK3CJVHh6YRHbnHQ5Y1emd6Vm48dJ24PbQo6x23hTyTGhHCzR1po
solana transfer "$RECIPIENT" 0.01 --from "$FROM" --fee-payer "$FROM" \
  --blockhash "$BLOCKHASH" --signer "$FROM=$SIGNATURE" --url "$RPC_URL"
# #endregion
