use std::{
    error::Error,
    thread::sleep,
    time::{Duration, Instant},
};

use solana_commitment_config::CommitmentConfig;
use solana_compute_budget_interface::ComputeBudgetInstruction;
use solana_keypair::{Keypair, Signer};
use solana_message::{VersionedMessage, v0::Message};
use solana_rpc_client::{
    api::{
        client_error::Error as ClientError, config::RpcSendTransactionConfig,
    },
    rpc_client::RpcClient,
};
use solana_system_interface::instruction::transfer;
use solana_transaction::versioned::VersionedTransaction;

// The three instructions of this transaction use 450 units.
const UNIT_LIMIT: u32 = 500;
// In micro-lamports for each compute unit.
const PRICE_FLOOR: u64 = 10_000;
const PRICE_CEILING: u64 = 1_000_000;
const MAX_TRIES: u32 = 240;

fn main() -> Result<(), Box<dyn Error>> {
    let confirmed = CommitmentConfig::confirmed();
    let rpc = RpcClient::new_with_timeout_and_commitment(
        "http://127.0.0.1:8899",
        Duration::from_secs(5),
        confirmed,
    );

    let payer = Keypair::new();
    let recipient = Keypair::new();

    let airdrop = rpc.request_airdrop(&payer.pubkey(), 1_000_000_000)?;
    rpc.poll_for_signature(&airdrop)?;

    // What three of four recent slots asked for these accounts.
    let accounts = [payer.pubkey(), recipient.pubkey()];
    let recent = rpc.get_recent_prioritization_fees(&accounts)?;
    let mut prices: Vec<u64> =
        recent.iter().map(|slot| slot.prioritization_fee).collect();
    prices.sort_unstable();
    let usual = prices.get(prices.len() * 3 / 4).copied().unwrap_or(0);
    let price = usual.clamp(PRICE_FLOOR, PRICE_CEILING);

    let instructions = [
        ComputeBudgetInstruction::set_compute_unit_limit(UNIT_LIMIT),
        ComputeBudgetInstruction::set_compute_unit_price(price),
        transfer(&payer.pubkey(), &recipient.pubkey(), 10_000_000),
    ];

    // #region preview
    let (blockhash, last_valid_block_height) =
        rpc.get_latest_blockhash_with_commitment(confirmed)?;
    let message =
        Message::try_compile(&payer.pubkey(), &instructions, &[], blockhash)?;
    let transaction = VersionedTransaction::try_new(
        VersionedMessage::V0(message),
        &[&payer],
    )?;
    let signature = transaction.signatures[0];

    let ask = |with_history: bool| -> Result<_, ClientError> {
        // Read the height first: a status read after it cannot be too old.
        let height = rpc.get_block_height()?;
        let mut statuses = if with_history {
            rpc.get_signature_statuses_with_history(&[signature])?
        } else {
            rpc.get_signature_statuses(&[signature])?
        };
        Ok((height, statuses.value.remove(0)))
    };

    let send_until_decided = || -> Result<&str, Box<dyn Error>> {
        let (mut height, mut sends, mut is_accepted) = (0, 0, false);
        let mut next_send = Instant::now();
        for _ in 0..MAX_TRIES {
            sleep(Duration::from_millis(500));
            let is_over = height > last_valid_block_height;
            let status = match ask(is_over) {
                Ok((now, status)) => {
                    height = now;
                    status
                }
                // A failed request says nothing about the transaction.
                Err(error) => {
                    println!("Request failed: {error}");
                    continue;
                }
            };

            if let Some(status) = status {
                if status.satisfies_commitment(confirmed) {
                    let failed = status.err.is_some();
                    return Ok(if failed { "failed" } else { "confirmed" });
                }
                continue;
            }
            // Asked once more since the window is over, now in the history.
            if is_over {
                return Ok("expired");
            }
            if height > last_valid_block_height || Instant::now() < next_send {
                continue;
            }

            sends += 1;
            next_send = Instant::now() + Duration::from_secs(2);
            let options = RpcSendTransactionConfig {
                skip_preflight: is_accepted,
                max_retries: Some(0),
                preflight_commitment: Some(confirmed.commitment),
                ..RpcSendTransactionConfig::default()
            };
            match rpc.send_transaction_with_config(&transaction, options) {
                Ok(_) => is_accepted = true,
                // If preflight refuses the first send, nobody has these bytes.
                Err(error)
                    if sends == 1
                        && error.get_transaction_error().is_some() =>
                {
                    return Err(error.into());
                }
                Err(error) => println!("Request failed: {error}"),
            }
        }
        Err(format!("Undecided: ask again for {signature}").into())
    };
    let result = send_until_decided()?;
    // #endregion

    let received = rpc.get_balance(&recipient.pubkey())?;

    println!("Signature: {signature}");
    println!("Result: {result}");
    println!("Recipient received: {received} lamports");
    Ok(())
}
