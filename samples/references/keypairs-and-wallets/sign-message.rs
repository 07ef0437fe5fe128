// level: tested (keys need no network)
use solana_keypair::{Keypair, Signer};

fn main() {
    let wallet = Keypair::new();

    // #region preview
    let message = b"I am the owner of this address.";
    let signature = wallet.sign_message(message);
    println!("Signature: {signature}");

    // Whoever checks needs the address, the message and the signature.
    let valid = signature.verify(wallet.pubkey().as_ref(), message);
    println!("Valid: {valid}");
    // #endregion

    let other = b"I am the owner of this house.";
    let still = signature.verify(wallet.pubkey().as_ref(), other);
    println!("Valid for another message: {still}");
}
