# Make a program immutable. There is no way back.

# #region preview
ON_CHAIN=$(solana-verify get-program-hash "$PROGRAM_ID")
BUILT=$(solana-verify get-executable-hash target/deploy/hello.so)

# Only if the program on chain is the one that you built and tested.
if [ "$ON_CHAIN" = "$BUILT" ]; then
  # Nobody can upgrade or close the program any more, not even you.
  solana program set-upgrade-authority "$PROGRAM_ID" --final
else
  echo "Not made immutable: another program is on chain."
fi
# #endregion
