#!/usr/bin/env bash
# level: parsed (it needs the Solana CLI)
set -euo pipefail

# #region preview
# For all further commands. Short names: localhost, devnet, testnet,
# mainnet-beta; or the address of your RPC service.
solana config set --url localhost
solana config get

# For one command only.
solana balance --url devnet
# #endregion
