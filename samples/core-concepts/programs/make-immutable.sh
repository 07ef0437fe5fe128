# Make a program immutable. There is no way back.
# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
ON_CHAIN=$(solana-verify get-program-hash --url "$RPC_URL" "$PROGRAM_ID")
BUILT=$(solana-verify get-executable-hash target/deploy/hello.so)

# Only if the program on chain is the one that you built and tested.
if [ "$ON_CHAIN" = "$BUILT" ]; then
  # Nobody can upgrade or close the program any more, not even you.
  solana program set-upgrade-authority "$PROGRAM_ID" --final --url "$RPC_URL"
else
  echo "Not made immutable: another program is on chain."
fi
# #endregion
