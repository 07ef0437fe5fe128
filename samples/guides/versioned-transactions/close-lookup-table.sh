LOOKUP_TABLE=9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin

# #region preview
# Asks you to run it again with --bypass-warning.
solana address-lookup-table deactivate "$LOOKUP_TABLE" --bypass-warning

# After the cool-down, the SOL goes to your own address or to --recipient.
solana address-lookup-table close "$LOOKUP_TABLE"
# #endregion
