use std::error::Error;

use solana_commitment_config::CommitmentConfig;
use solana_keypair::{Keypair, Signer};
use solana_message::{VersionedMessage, v0::Message};
use solana_rpc_client::rpc_client::RpcClient;
use solana_system_interface::instruction::transfer;
use solana_transaction::versioned::VersionedTransaction;

fn main() -> Result<(), Box<dyn Error>> {
    let rpc = RpcClient::new_with_commitment(
        "http://127.0.0.1:8899",
        CommitmentConfig::confirmed(),
    );

    let payer = Keypair::new();
    let recipient = Keypair::new();

    let airdrop = rpc.request_airdrop(&payer.pubkey(), 1_000_000_000)?;
    rpc.poll_for_signature(&airdrop)?;

    // #region preview
    let instruction =
        transfer(&payer.pubkey(), &recipient.pubkey(), 10_000_000);

    let blockhash = rpc.get_latest_blockhash()?;
    let message =
        Message::try_compile(&payer.pubkey(), &[instruction], &[], blockhash)?;
    let transaction = VersionedTransaction::try_new(
        VersionedMessage::V0(message),
        &[&payer],
    )?;

    let signature = rpc.send_and_confirm_transaction(&transaction)?;
    // #endregion

    let received = rpc.get_balance(&recipient.pubkey())?;
    let left = rpc.get_balance(&payer.pubkey())?;

    println!("Signature: {signature}");
    println!("Recipient received: {received} lamports");
    println!("Payer has left: {left} lamports");
    Ok(())
}
