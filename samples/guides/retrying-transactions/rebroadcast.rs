use std::{
    error::Error,
    thread::sleep,
    time::{Duration, Instant},
};

use solana_commitment_config::CommitmentConfig;
use solana_keypair::{Keypair, Signer};
use solana_message::{VersionedMessage, v0::Message};
use solana_rpc_client::{
    api::config::RpcSendTransactionConfig, rpc_client::RpcClient,
};
use solana_system_interface::instruction::transfer;
use solana_transaction::versioned::VersionedTransaction;

fn main() -> Result<(), Box<dyn Error>> {
    let confirmed = CommitmentConfig::confirmed();
    let rpc =
        RpcClient::new_with_commitment("http://127.0.0.1:8899", confirmed);

    let payer = Keypair::new();
    let recipient = Keypair::new();

    let airdrop = rpc.request_airdrop(&payer.pubkey(), 1_000_000_000)?;
    rpc.poll_for_signature(&airdrop)?;

    let instruction =
        transfer(&payer.pubkey(), &recipient.pubkey(), 10_000_000);

    // #region preview
    let (blockhash, last_valid_block_height) =
        rpc.get_latest_blockhash_with_commitment(confirmed)?;
    let message =
        Message::try_compile(&payer.pubkey(), &[instruction], &[], blockhash)?;
    let transaction = VersionedTransaction::try_new(
        VersionedMessage::V0(message),
        &[&payer],
    )?;
    let signature = transaction.signatures[0];

    let mut sends = 0;
    let mut next_send = Instant::now();
    let result = loop {
        // Read the height first: a status read after it cannot be too old.
        let block_height = rpc.get_block_height()?;
        let status = rpc.get_signature_statuses(&[signature])?.value.remove(0);

        if let Some(status) = &status
            && status.satisfies_commitment(confirmed)
        {
            break if status.err.is_some() { "failed" } else { "confirmed" };
        }
        if status.is_none() && block_height > last_valid_block_height {
            break "expired";
        }

        if status.is_none() && Instant::now() >= next_send {
            let options = RpcSendTransactionConfig {
                skip_preflight: sends > 0,
                max_retries: Some(0),
                preflight_commitment: Some(confirmed.commitment),
                ..RpcSendTransactionConfig::default()
            };
            rpc.send_transaction_with_config(&transaction, options)?;
            sends += 1;
            next_send = Instant::now() + Duration::from_secs(2);
        }
        sleep(Duration::from_millis(500));
    };
    // #endregion

    let received = rpc.get_balance(&recipient.pubkey())?;

    println!("Signature: {signature}");
    println!("Result: {result}");
    println!("Recipient received: {received} lamports");
    Ok(())
}
