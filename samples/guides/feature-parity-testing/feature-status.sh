# List the features of a cluster and their status.

# #region preview
# Mainnet, testnet, devnet and your local validator.
solana feature status --url mainnet-beta
solana feature status --url testnet
solana feature status --url devnet
solana feature status --url localhost

# One feature only; with --display-all also those active for long.
solana feature status --url devnet \
  6TkHkRmP7JZy1fdM6fg5uXn76wChQBWGokHBJzrLB3mj
# #endregion
