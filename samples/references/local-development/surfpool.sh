#!/usr/bin/env bash
# level: parsed (it needs Surfpool)
set -euo pipefail

# #region preview
# Reads what it does not have from mainnet, at the moment somebody asks.
surfpool start

# The same, from your own RPC service or from devnet.
surfpool start --rpc-url https://rpc.example.com
surfpool start --network devnet

# Without any network, like solana-test-validator.
surfpool start --offline
# #endregion
