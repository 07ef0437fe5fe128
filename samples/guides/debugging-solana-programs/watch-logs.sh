# Read logs from a cluster on the command line.

# #region preview
# What a program writes from now on, on devnet. Ctrl+C ends it.
solana logs --url devnet "$PROGRAM_ID"

# The log of one transaction, with its accounts, fee and compute units.
solana confirm --verbose --url devnet "$SIGNATURE"
# #endregion
