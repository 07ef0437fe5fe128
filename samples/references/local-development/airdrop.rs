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

    // #region preview
    let signature = rpc.request_airdrop(&wallet.pubkey(), 1_000_000_000)?;
    rpc.poll_for_signature(&signature)?;

    let balance = rpc.get_balance(&wallet.pubkey())?;
    println!("Signature: {signature}");
    println!("Balance:   {balance} lamports");
    // #endregion
    Ok(())
}
