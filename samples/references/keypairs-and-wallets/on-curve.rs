// level: tested (keys need no network)
use solana_keypair::{Keypair, Signer};
use solana_pubkey::Pubkey;

fn main() {
    let wallet = Keypair::new().pubkey();
    let system_program = Pubkey::default();
    let (pda, _bump) =
        Pubkey::find_program_address(&[b"vault"], &system_program);

    // #region preview
    println!("Wallet on the curve: {}", wallet.is_on_curve());
    println!("PDA on the curve:    {}", pda.is_on_curve());
    // #endregion
}
