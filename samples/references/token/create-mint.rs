use std::error::Error;

use solana_commitment_config::CommitmentConfig;
use solana_keypair::{Keypair, Signer};
use solana_message::{VersionedMessage, v0::Message};
use solana_program_pack::Pack;
use solana_rpc_client::rpc_client::RpcClient;
use solana_system_interface::instruction::create_account;
use solana_transaction::versioned::VersionedTransaction;
use spl_token_interface::{
    ID as TOKEN_PROGRAM, instruction::initialize_mint2, state::Mint,
};

fn main() -> Result<(), Box<dyn Error>> {
    let rpc = RpcClient::new_with_commitment(
        "http://127.0.0.1:8899",
        CommitmentConfig::confirmed(),
    );
    let payer = Keypair::new();
    let airdrop = rpc.request_airdrop(&payer.pubkey(), 1_000_000_000)?;
    rpc.poll_for_signature(&airdrop)?;

    // #region preview
    let mint = Keypair::new();
    let minimum = rpc.get_minimum_balance_for_rent_exemption(Mint::LEN)?;
    let instructions = [
        create_account(
            &payer.pubkey(),
            &mint.pubkey(),
            minimum,
            Mint::LEN as u64,
            &TOKEN_PROGRAM,
        ),
        initialize_mint2(
            &TOKEN_PROGRAM,
            &mint.pubkey(),
            &payer.pubkey(),
            Some(&payer.pubkey()),
            6,
        )?,
    ];

    let message = Message::try_compile(
        &payer.pubkey(),
        &instructions,
        &[],
        rpc.get_latest_blockhash()?,
    )?;
    let transaction = VersionedTransaction::try_new(
        VersionedMessage::V0(message),
        &[&payer, &mint],
    )?;
    rpc.send_and_confirm_transaction(&transaction)?;
    // #endregion

    let state = Mint::unpack(&rpc.get_account_data(&mint.pubkey())?)?;
    println!("Mint:     {}", mint.pubkey());
    println!("Decimals: {}", state.decimals);
    println!("Supply:   {}", state.supply);
    Ok(())
}
