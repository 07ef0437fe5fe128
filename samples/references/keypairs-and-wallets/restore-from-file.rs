// level: tested (keys need no network)
use std::error::Error;

use solana_keypair::{read_keypair_file, write_keypair_file, Keypair, Signer};

fn main() -> Result<(), Box<dyn Error>> {
    // The CLI's own wallet is at ~/.config/solana/id.json.
    let name = format!("wallet-{}.json", std::process::id());
    let path = std::env::temp_dir().join(name);
    let saved = Keypair::new();
    write_keypair_file(&saved, &path)?;

    // #region preview
    let wallet = read_keypair_file(&path)?;
    println!("Address: {}", wallet.pubkey());
    // #endregion
    println!("Saved:   {}", saved.pubkey());

    std::fs::remove_file(&path)?;
    Ok(())
}
