# Create a table of your own keypair and put two addresses in.

# #region preview
solana address-lookup-table create

# It prints the address of the table.
solana address-lookup-table extend "$LOOKUP_TABLE" \
  --addresses "$FIRST_ADDRESS,$SECOND_ADDRESS"

solana address-lookup-table get "$LOOKUP_TABLE"
# #endregion
