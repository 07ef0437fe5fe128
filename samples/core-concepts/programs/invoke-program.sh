# A CLI command is a ready-made instruction for one program.
# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# The System program: move lamports.
solana transfer "$RECIPIENT" 0.1 --allow-unfunded-recipient --url "$RPC_URL"

# The same, with a message that the memo program logs.
solana transfer "$RECIPIENT" 0.1 --with-memo "Invoice 42" --url "$RPC_URL"
# #endregion

# What the programs of a transaction logged.
solana confirm -v "$SIGNATURE" --url "$RPC_URL"
