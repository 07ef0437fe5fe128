use std::error::Error;

use solana_commitment_config::CommitmentConfig;
use solana_program_pack::Pack;
use solana_pubkey::{Pubkey, pubkey};
use solana_rpc_client::rpc_client::RpcClient;
use spl_token_interface::state::Mint;

/// The mint of wrapped SOL, which is on every cluster.
const MINT: Pubkey = pubkey!("So11111111111111111111111111111111111111112");

fn main() -> Result<(), Box<dyn Error>> {
    let rpc = RpcClient::new_with_commitment(
        "http://127.0.0.1:8899",
        CommitmentConfig::confirmed(),
    );

    // #region preview
    let data = rpc.get_account_data(&MINT)?;
    let mint = Mint::unpack(&data)?;

    println!("Size:             {} bytes", Mint::LEN);
    println!("Mint authority:   {:?}", mint.mint_authority);
    println!("Supply:           {}", mint.supply);
    println!("Decimals:         {}", mint.decimals);
    println!("Initialized:      {}", mint.is_initialized);
    println!("Freeze authority: {:?}", mint.freeze_authority);
    // #endregion

    // A slice of any other length is refused.
    println!("One byte short:   {:?}", Mint::unpack(&data[1..]));
    Ok(())
}
