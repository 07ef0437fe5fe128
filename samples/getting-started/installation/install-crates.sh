#!/usr/bin/env bash
# level: parsed (it downloads from crates.io)
set -euo pipefail

# #region preview
# A client that reads from the cluster and sends transactions.
cargo new cookbook-client
cd cookbook-client
cargo add solana-rpc-client@=4.2.2 --no-default-features
cargo add solana-commitment-config@=3.1.1 solana-keypair@=3.1.2 \
  solana-message@=4.4.1 solana-transaction@=4.1.6
cargo add solana-pubkey@=4.2.1 --features curve25519
cargo add solana-system-interface@=3.2.0 --features bincode

# An on-chain program without a framework.
cd ..
cargo new --lib cookbook-program
cd cookbook-program
cargo add solana-program@=4.0.0
# #endregion
