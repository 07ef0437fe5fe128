# Let others check what your program does: its source and its interface.
# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# Build in a container with pinned tools, so that all get the same bytes.
solana-verify build
solana-verify get-executable-hash target/deploy/hello.so
solana-verify get-program-hash --url "$RPC_URL" "$PROGRAM_ID"

# Record on chain which commit the program was built from. This costs SOL on
# the network that you name, and asks nothing.
solana-verify verify-from-repo --url "$RPC_URL" --skip-prompt \
  --program-id "$PROGRAM_ID" "$REPOSITORY"

# Publish the IDL in the program's own metadata account.
npx @solana-program/program-metadata@0.7.0 write idl \
  "$PROGRAM_ID" ./idl.json --rpc "$RPC_URL"
# #endregion
