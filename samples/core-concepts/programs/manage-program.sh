# Upgrade a program that you deployed, and look at it.
# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# Who may upgrade it, how large it is, and when it was deployed.
solana program show "$PROGRAM_ID" --url "$RPC_URL"

# Upgrade: the same command as the first deployment.
solana program deploy target/deploy/hello.so --program-id "$PROGRAM_ID" \
  --url "$RPC_URL"
# #endregion

# Make room for a larger build: so many bytes more.
solana program extend "$PROGRAM_ID" 10240 --url "$RPC_URL"

# Save the deployed ELF to a file.
solana program dump "$PROGRAM_ID" deployed.so --url "$RPC_URL"
