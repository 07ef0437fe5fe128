// level: tested (keys need no network)
use solana_keypair::{Keypair, Signer};

fn main() {
    // #region preview
    // What a wallet shows when you export a key. Everybody knows this one.
    let secret = concat!(
        "5ApHX3RJ31S1itjYT9iDY1FvypaHEhgtZCgRfA43Z2p2",
        "mgbY47S2eKEc6fu6Hm8iau4DoJJ2FioQgXvAFcJs3tDu",
    );

    let wallet = Keypair::from_base58_string(secret);
    println!("Address: {}", wallet.pubkey());
    // #endregion
}
