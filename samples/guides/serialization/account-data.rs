// level: tested (reading bytes needs no network)
use std::error::Error;

use borsh::BorshDeserialize;
use solana_pubkey::Pubkey;

// #region preview
#[derive(BorshDeserialize, Debug)]
#[allow(dead_code)] // The fields are only printed here.
enum Kind {
    Empty,
    Profile,
}

#[derive(BorshDeserialize, Debug)]
#[allow(dead_code)]
struct Profile {
    kind: Kind,
    authority: Pubkey,
    score: u64,
    team: Option<u32>,
    name: String,
    badges: Vec<u16>,
}

fn main() -> Result<(), Box<dyn Error>> {
    // What `rpc.get_account_data(&address)` returns.
    let data = account_data();

    let mut rest = &data[..];
    let profile = Profile::deserialize(&mut rest)?;

    println!("{profile:#?}");
    println!("Bytes left over: {} of {}", rest.len(), data.len());
    Ok(())
}
// #endregion

/// An account as the program has left it: 59 bytes, and 59 that are zero.
fn account_data() -> Vec<u8> {
    const WRITTEN: &str = "\
        01\
        8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c\
        dc05000000000000\
        0107000000\
        03000000416461\
        010000000300";
    let mut data: Vec<u8> = (0..WRITTEN.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&WRITTEN[at..at + 2], 16))
        .collect::<Result<_, _>>()
        .expect("hexadecimal digits");
    data.resize(118, 0);
    data
}
