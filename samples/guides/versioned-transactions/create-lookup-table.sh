# #region preview
solana address-lookup-table create

# The command above prints the address of the table.
LOOKUP_TABLE=9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin

solana address-lookup-table extend "$LOOKUP_TABLE" \
  --addresses 11111111111111111111111111111111,SysvarC1ock11111111111111111111111111111111

solana address-lookup-table get "$LOOKUP_TABLE"
# #endregion
