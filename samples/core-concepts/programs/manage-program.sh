# Upgrade, hand over, freeze or close a program that you deployed.

# #region preview
# Upgrade: the same command as the first deployment.
solana program deploy target/deploy/hello.so --program-id "$PROGRAM_ID"

# Hand the upgrade authority over. The new one has to sign, too.
solana program set-upgrade-authority "$PROGRAM_ID" \
  --new-upgrade-authority new-authority.json

# Make it immutable. There is no way back.
solana program set-upgrade-authority "$PROGRAM_ID" --final
# #endregion

# Make room for a larger build: so many bytes more.
solana program extend "$PROGRAM_ID" 10240

# Save the deployed ELF to a file.
solana program dump "$PROGRAM_ID" deployed.so

# Close it for good and get the SOL back. The address is used up.
solana program close "$PROGRAM_ID" --bypass-warning
