# Close a program for good, and get its SOL back.
# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# Look first: is it the right program, and is its authority yours? Accounts
# that it owns stay as they are, and nobody can change them any more.
solana program show "$PROGRAM_ID" --url "$RPC_URL"

# The address is used up: no program can be deployed to it again.
solana program close "$PROGRAM_ID" --bypass-warning --url "$RPC_URL"
# #endregion
