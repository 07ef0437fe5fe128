# Start a local validator with chosen features.

# #region preview
# The features that are active on mainnet at this moment.
solana-test-validator --reset --clone-feature-set --url mainnet-beta

# Every feature but the ones named; repeat the option for more.
solana-test-validator --reset \
  --deactivate-feature 6TkHkRmP7JZy1fdM6fg5uXn76wChQBWGokHBJzrLB3mj
# #endregion
