# Build, deploy and look at a program. Run it in the program's folder.
# RPC_URL is the network: export RPC_URL=http://127.0.0.1:8899

# #region preview
# Build an sBPFv3 program: target/deploy/hello.so and its keypair.
cargo build-sbf --arch v3

# Deploy it. The address comes from target/deploy/hello-keypair.json.
solana program deploy target/deploy/hello.so \
  --program-id target/deploy/hello-keypair.json \
  --with-compute-unit-price 1000 --url "$RPC_URL"

# Its ProgramData account, authority, last deployment slot and size.
solana program show "$PROGRAM_ID" --url "$RPC_URL"
# #endregion

# A deployment that was cut short leaves a buffer with your SOL in it.
solana program show --buffers --url "$RPC_URL"
solana program close --buffers --url "$RPC_URL"
