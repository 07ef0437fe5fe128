use std::error::Error;

use solana_commitment_config::CommitmentConfig;
use solana_keypair::{Keypair, Signer};
use solana_rpc_client::rpc_client::RpcClient;

fn main() -> Result<(), Box<dyn Error>> {
    let rpc = RpcClient::new_with_commitment(
        "http://127.0.0.1:8899",
        CommitmentConfig::confirmed(),
    );

    let wallet = Keypair::new();
    let airdrop = rpc.request_airdrop(&wallet.pubkey(), 1_500_000_000)?;
    rpc.poll_for_signature(&airdrop)?;

    // #region preview
    let balance = rpc.get_balance(&wallet.pubkey())?;
    let (whole, rest) = (balance / 1_000_000_000, balance % 1_000_000_000);
    // #endregion

    println!("Lamports: {balance}");
    println!("SOL:      {whole}.{rest:09}");
    Ok(())
}
