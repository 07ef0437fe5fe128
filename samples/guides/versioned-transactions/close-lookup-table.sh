# Give up a table and get its SOL back.
# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# Without --bypass-warning it only warns that there is no way back.
solana address-lookup-table deactivate "$LOOKUP_TABLE" --bypass-warning \
  --url "$RPC_URL"

# After the cool-down, the SOL goes to your own address or to --recipient.
solana address-lookup-table close "$LOOKUP_TABLE" --url "$RPC_URL"
# #endregion
