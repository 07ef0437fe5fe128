// level: tested (deriving an address needs no network)
use solana_pubkey::{Pubkey, pubkey};

const PROGRAM: Pubkey = pubkey!("Counter111111111111111111111111111111111111");
const OWNER: Pubkey = pubkey!("AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9");

fn main() {
    // #region preview
    let seeds: &[&[u8]] = &[b"counter", OWNER.as_ref()];
    let (address, bump) = Pubkey::find_program_address(seeds, &PROGRAM);

    println!("Address:  {address}");
    println!("Bump:     {bump}");
    println!("On curve: {}", address.is_on_curve());
    // #endregion

    // What the search did: the highest bump off the curve is the canonical
    // one.
    for attempt in (0..=255).rev() {
        let seeds: &[&[u8]] = &[b"counter", OWNER.as_ref(), &[attempt]];
        match Pubkey::create_program_address(seeds, &PROGRAM) {
            Ok(found) => {
                println!("Bump {attempt}: {found}");
                break;
            }
            Err(error) => println!("Bump {attempt}: {error}"),
        }
    }
}
