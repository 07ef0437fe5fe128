# Give the upgrade authority of a program to somebody else.
# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# The new authority has to sign, too: so it cannot be a mistyped address.
solana program set-upgrade-authority "$PROGRAM_ID" \
  --new-upgrade-authority new-authority.json --url "$RPC_URL"
# #endregion
