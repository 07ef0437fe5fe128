# Start Surfpool with chosen features.

# #region preview
# The features of mainnet, as this version of Surfpool knows them.
surfpool start

# The same with one feature more, or with one less.
surfpool start --feature 6TkHkRmP7JZy1fdM6fg5uXn76wChQBWGokHBJzrLB3mj
surfpool start --disable-feature txv1aq4pp281K9um3tnPgkfX8UqtFT6wcVW3hNezGLL

# All of them, like solana-test-validator.
surfpool start --features-all
# #endregion
