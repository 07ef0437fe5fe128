# Give the upgrade authority of a program to somebody else.

# #region preview
# The new authority has to sign, too: so it cannot be a mistyped address.
solana program set-upgrade-authority "$PROGRAM_ID" \
  --new-upgrade-authority new-authority.json
# #endregion
