# Close a program for good, and get its SOL back.

# #region preview
# The address is used up: no program can be deployed to it again.
solana program close "$PROGRAM_ID" --bypass-warning
# #endregion
