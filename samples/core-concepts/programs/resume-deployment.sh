# Continue a deployment that stopped, or get its SOL back.
# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# What is left of it: address, authority and SOL of each buffer.
solana program show --buffers --url "$RPC_URL"

# Continue. The words are those that the failed command printed.
solana-keygen recover --outfile buffer.json
solana program deploy target/deploy/hello.so --buffer buffer.json \
  --program-id target/deploy/hello-keypair.json \
  --with-compute-unit-price 10000 --max-sign-attempts 50 \
  --use-rpc --url "$RPC_URL"

# Or give up: the SOL goes back to your wallet.
solana program close "$BUFFER" --url "$RPC_URL"
# #endregion
