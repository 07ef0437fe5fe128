use std::error::Error;

use solana_commitment_config::CommitmentConfig;
use solana_keypair::{Keypair, Signer};
use solana_rpc_client::rpc_client::RpcClient;

fn main() -> Result<(), Box<dyn Error>> {
    let rpc = RpcClient::new_with_commitment(
        "http://127.0.0.1:8899",
        CommitmentConfig::confirmed(),
    );

    // A new wallet. The airdrop creates its account.
    let wallet = Keypair::new();
    let airdrop = rpc.request_airdrop(&wallet.pubkey(), 1_000_000_000)?;
    rpc.poll_for_signature(&airdrop)?;

    // #region preview
    let address = wallet.pubkey();
    let account = rpc.get_account(&address)?;

    println!("Address:    {address}");
    println!("Lamports:   {}", account.lamports);
    println!("Owner:      {}", account.owner);
    println!("Executable: {}", account.executable);
    println!("Data size:  {} bytes", account.data.len());
    // #endregion

    Ok(())
}
