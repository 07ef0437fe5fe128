#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# Another port: RPC on 8999, PubSub on the next one, 9000.
solana-test-validator --reset --rpc-port 8999

# Keep several ledgers apart.
solana-test-validator --reset --ledger ledgers/staking

# Epochs of 64 slots, to see stake activate.
solana-test-validator --reset --slots-per-epoch 64

# Begin at a later slot.
solana-test-validator --reset --warp-slot 100000

# The same features as mainnet has switched on.
solana-test-validator --reset --clone-feature-set \
  --url https://api.mainnet.solana.com
# #endregion
