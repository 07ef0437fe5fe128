// level: tested (keys need no network)
use solana_keypair::{Keypair, Signer};

fn main() {
    // #region preview
    let wallet = Keypair::new();

    println!("Address:    {}", wallet.pubkey());
    println!("Secret key: {} bytes", wallet.to_bytes().len());
    // #endregion
}
