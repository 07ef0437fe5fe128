use std::error::Error;

use solana_account_decoder_client_types::UiAccountEncoding;
use solana_commitment_config::CommitmentConfig;
use solana_keypair::{Keypair, Signer};
use solana_message::{VersionedMessage, v0::Message};
use solana_program_pack::Pack;
use solana_pubkey::{Pubkey, pubkey};
use solana_rpc_client::rpc_client::RpcClient;
use solana_rpc_client_api::{
    config::{RpcAccountInfoConfig, RpcProgramAccountsConfig},
    filter::{Memcmp, RpcFilterType},
};
use solana_system_interface::instruction::create_account;
use solana_transaction::versioned::VersionedTransaction;
use spl_token_interface::{
    ID as TOKEN_PROGRAM, instruction::initialize_account3, state::Account,
};

const NATIVE_MINT: Pubkey =
    pubkey!("So11111111111111111111111111111111111111112");

fn main() -> Result<(), Box<dyn Error>> {
    let rpc = RpcClient::new_with_commitment(
        "http://127.0.0.1:8899",
        CommitmentConfig::confirmed(),
    );
    let wallet = Keypair::new();
    let owner = wallet.pubkey();
    let airdrop = rpc.request_airdrop(&owner, 1_000_000_000)?;
    rpc.poll_for_signature(&airdrop)?;
    create_token_accounts(&rpc, &wallet)?;

    // #region preview
    let config = RpcProgramAccountsConfig {
        filters: Some(vec![
            RpcFilterType::DataSize(165),
            // The owner starts at byte 32.
            RpcFilterType::Memcmp(Memcmp::new_base58_encoded(
                32,
                owner.as_ref(),
            )),
        ]),
        account_config: RpcAccountInfoConfig {
            encoding: Some(UiAccountEncoding::Base64),
            ..Default::default()
        },
        ..Default::default()
    };
    let found =
        rpc.get_program_ui_accounts_with_config(&TOKEN_PROGRAM, config)?;

    println!("Found: {}", found.len());
    for (address, account) in found {
        let data = account.data.decode().ok_or("not in base64")?;
        let token = Account::unpack(&data)?;
        println!("{address} holds {} of {}", token.amount, token.mint);
    }
    // #endregion

    Ok(())
}

/// Two token accounts with 1,000 lamports of wrapped SOL each.
fn create_token_accounts(
    rpc: &RpcClient,
    owner: &Keypair,
) -> Result<(), Box<dyn Error>> {
    let (payer, space) = (owner.pubkey(), Account::LEN);
    let minimum = rpc.get_minimum_balance_for_rent_exemption(space)?;
    let (first, second) = (Keypair::new(), Keypair::new());
    let mut instructions = vec![];
    for (account, amount) in [(&first, 1_000), (&second, 1_000)] {
        let address = account.pubkey();
        instructions.push(create_account(
            &payer,
            &address,
            minimum + amount,
            space as u64,
            &TOKEN_PROGRAM,
        ));
        instructions.push(initialize_account3(
            &TOKEN_PROGRAM,
            &address,
            &NATIVE_MINT,
            &payer,
        )?);
    }
    let blockhash = rpc.get_latest_blockhash()?;
    let message = Message::try_compile(&payer, &instructions, &[], blockhash)?;
    let transaction = VersionedTransaction::try_new(
        VersionedMessage::V0(message),
        &[owner, &first, &second],
    )?;
    rpc.send_and_confirm_transaction(&transaction)?;
    Ok(())
}
