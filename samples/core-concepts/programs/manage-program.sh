# Upgrade a program that you deployed, and look at it.

# #region preview
# Who may upgrade it, how large it is, and when it was deployed.
solana program show "$PROGRAM_ID"

# Upgrade: the same command as the first deployment.
solana program deploy target/deploy/hello.so --program-id "$PROGRAM_ID"
# #endregion

# Make room for a larger build: so many bytes more.
solana program extend "$PROGRAM_ID" 10240

# Save the deployed ELF to a file.
solana program dump "$PROGRAM_ID" deployed.so
