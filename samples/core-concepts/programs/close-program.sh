# Close a program for good, and get its SOL back.

# #region preview
# Look first: is it the right program, and is its authority yours? Accounts
# that it owns stay as they are, and nobody can change them any more.
solana program show "$PROGRAM_ID"

# The address is used up: no program can be deployed to it again.
solana program close "$PROGRAM_ID" --bypass-warning
# #endregion
