# Make a program immutable. There is no way back.

# #region preview
# Nobody can upgrade or close the program any more, not even you.
solana program set-upgrade-authority "$PROGRAM_ID" --final
# #endregion
