# Give up a table and get its SOL back.

# #region preview
# Without --bypass-warning it only warns that there is no way back.
solana address-lookup-table deactivate "$LOOKUP_TABLE" --bypass-warning

# After the cool-down, the SOL goes to your own address or to --recipient.
solana address-lookup-table close "$LOOKUP_TABLE"
# #endregion
