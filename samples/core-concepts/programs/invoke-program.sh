# A CLI command is a ready-made instruction for one program.

# #region preview
# The System program: move lamports.
solana transfer "$RECIPIENT" 0.1 --allow-unfunded-recipient

# The same, with a message that the memo program logs.
solana transfer "$RECIPIENT" 0.1 --with-memo "Invoice 42"
# #endregion

# What the programs of a transaction logged.
solana confirm -v "$SIGNATURE"
