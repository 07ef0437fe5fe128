# Create a table of your own keypair and put two addresses in.
# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
solana address-lookup-table create --url "$RPC_URL"

# It prints the address of the table.
solana address-lookup-table extend "$LOOKUP_TABLE" \
  --addresses "$FIRST_ADDRESS,$SECOND_ADDRESS" --url "$RPC_URL"

solana address-lookup-table get "$LOOKUP_TABLE" --url "$RPC_URL"
# #endregion
