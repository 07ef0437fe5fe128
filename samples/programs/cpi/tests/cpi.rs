use cpi::find_vault;
use sample_testing::{Bank, keypair, refused};
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;
use solana_system_interface::{instruction::transfer, program as system};

const CPI: Pubkey = pubkey!("Payer11111111111111111111111111111111111111");
const SOL: u64 = 1_000_000_000;

fn instruction(
    kind: u8,
    lamports: u64,
    mut accounts: Vec<AccountMeta>,
) -> Instruction {
    let mut data = vec![kind];
    data.extend(lamports.to_le_bytes());
    accounts.push(AccountMeta::new_readonly(system::ID, false));
    Instruction::new_with_bytes(CPI, &data, accounts)
}

fn send(from: &Pubkey, signs: bool, to: &Pubkey, lamports: u64) -> Instruction {
    let accounts =
        vec![AccountMeta::new(*from, signs), AccountMeta::new(*to, false)];
    instruction(0, lamports, accounts)
}

fn pay_out(authority: &Pubkey, vault: &Pubkey, to: &Pubkey) -> Instruction {
    let accounts = vec![
        AccountMeta::new_readonly(*authority, true),
        AccountMeta::new(*vault, false),
        AccountMeta::new(*to, false),
    ];
    instruction(1, SOL, accounts)
}

async fn bank() -> Bank {
    let test =
        ProgramTest::new("cpi", CPI, processor!(cpi::process_instruction));
    Bank::start(test, &[&keypair(1), &keypair(2)]).await
}

async fn lamports(bank: &mut Bank, address: &Pubkey) -> u64 {
    bank.account(address).await.map_or(0, |account| account.lamports)
}

#[tokio::test]
async fn sends_for_a_sender_that_signed() {
    let (sender, recipient) = (keypair(1), keypair(3).pubkey());
    let mut bank = bank().await;
    bank.send(
        "invoke: the sender signed",
        send(&sender.pubkey(), true, &recipient, SOL),
        &[&sender],
    )
    .await
    .unwrap();
    assert_eq!(lamports(&mut bank, &recipient).await, SOL);
}

#[tokio::test]
async fn pays_out_of_the_vault() {
    let (authority, recipient) = (keypair(1), keypair(3).pubkey());
    let (vault, _) = find_vault(&CPI, &authority.pubkey());
    let mut bank = bank().await;
    let fill = transfer(&authority.pubkey(), &vault, 2 * SOL);
    bank.send("Fill the vault", fill, &[&authority]).await.unwrap();
    bank.send(
        "invoke_signed: the program signs for the vault",
        pay_out(&authority.pubkey(), &vault, &recipient),
        &[&authority],
    )
    .await
    .unwrap();
    assert_eq!(lamports(&mut bank, &vault).await, SOL);
    assert_eq!(lamports(&mut bank, &recipient).await, SOL);
}

#[tokio::test]
async fn refuses_to_sign_for_somebody_elses_vault() {
    let (authority, thief) = (keypair(1), keypair(2));
    let (vault, _) = find_vault(&CPI, &authority.pubkey());
    let result = bank()
        .await
        .send(
            "invoke_signed: the vault of another authority",
            pay_out(&thief.pubkey(), &vault, &thief.pubkey()),
            &[&thief],
        )
        .await;
    assert_eq!(result, refused(InstructionError::InvalidSeeds));
}

#[tokio::test]
async fn refuses_a_sender_that_did_not_sign() {
    let (sender, thief) = (keypair(1), keypair(2));
    let mut bank = bank().await;
    let result = bank
        .send(
            "invoke: the sender did not sign",
            send(&sender.pubkey(), false, &thief.pubkey(), SOL),
            &[&thief],
        )
        .await;
    // As bytecode and on a cluster; a processor that runs natively is stopped
    // by the same check, but by a panic.
    let escalated = refused(InstructionError::PrivilegeEscalation);
    let stopped = refused(InstructionError::ProgramFailedToComplete);
    assert!(result == escalated || result == stopped, "{result:?}");
    assert_eq!(lamports(&mut bank, &sender.pubkey()).await, 10 * SOL);
}

#[tokio::test]
async fn refuses_more_than_the_sender_has() {
    let (sender, recipient) = (keypair(1), keypair(3).pubkey());
    let result = bank()
        .await
        .send(
            "invoke: the System program refuses",
            send(&sender.pubkey(), true, &recipient, 11 * SOL),
            &[&sender],
        )
        .await;
    assert_eq!(result, refused(InstructionError::Custom(1)));
}
