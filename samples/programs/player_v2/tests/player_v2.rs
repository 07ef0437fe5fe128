use sample_testing::{Bank, keypair, refused};
use solana_account::Account;
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
    rent::Rent,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;
use solana_system_interface::program as system;

const PROGRAM: Pubkey = pubkey!("P1ayer1111111111111111111111111111111111111");
const OLD: Pubkey = pubkey!("P1ayerAda1111111111111111111111111111111111");
const FUTURE: Pubkey = pubkey!("P1ayerBob1111111111111111111111111111111111");

fn instruction(signer: u8, account: Pubkey, data: &[u8]) -> Instruction {
    let accounts = vec![
        AccountMeta::new(keypair(signer).pubkey(), true),
        AccountMeta::new(account, false),
        AccountMeta::new_readonly(system::ID, false),
    ];
    Instruction::new_with_bytes(PROGRAM, data, accounts)
}

/// A chain with an account that version 1 has written, and one of a version
/// that does not exist yet.
async fn bank() -> Bank {
    let minimum = Rent::default().minimum_balance(37);
    let mut old = Account::new(minimum, 37, &PROGRAM);
    old.data[0] = 1;
    old.data[1..33].copy_from_slice(keypair(1).pubkey().as_ref());
    old.data[33..].copy_from_slice(&700u32.to_le_bytes());
    let mut future = old.clone();
    future.data[0] = 3;
    let mut test = ProgramTest::new(
        "player_v2",
        PROGRAM,
        processor!(player_v2::process_instruction),
    );
    test.add_account(OLD, old);
    test.add_account(FUTURE, future);
    Bank::start(test, &[&keypair(1), &keypair(2)]).await
}

async fn check(bank: &mut Bank, score: u64) {
    let account = bank.account(&OLD).await.unwrap();
    assert_eq!((account.data.len(), account.data[0]), (49, 2));
    assert_eq!(account.data[1..33], *keypair(1).pubkey().as_ref());
    assert_eq!(account.data[33..41], score.to_le_bytes());
    assert_eq!(account.lamports, Rent::default().minimum_balance(49));
}

#[tokio::test]
async fn migrates_and_can_do_so_twice() {
    let (ada, stranger) = (keypair(1), keypair(2));
    let mut bank = bank().await;
    let migrate = instruction(2, OLD, &[2]);
    bank.send("A stranger pays", migrate, &[&stranger]).await.unwrap();
    check(&mut bank, 700).await;
    let migrate = instruction(1, OLD, &[2]);
    bank.send("Migrate again", migrate, &[&ada]).await.unwrap();
    check(&mut bank, 700).await;
}

#[tokio::test]
async fn migrates_with_the_next_points() {
    let mut bank = bank().await;
    let add = instruction(1, OLD, &[1, 50, 0, 0, 0]);
    bank.send("Add points to an old account", add, &[&keypair(1)])
        .await
        .unwrap();
    check(&mut bank, 750).await;
}

#[tokio::test]
async fn refuses_a_later_version_and_a_stranger() {
    let mut bank = bank().await;
    let migrate = instruction(1, FUTURE, &[2]);
    let result = bank.send("Version 3", migrate, &[&keypair(1)]).await;
    assert_eq!(result, refused(InstructionError::InvalidAccountData));

    let add = instruction(2, OLD, &[1, 50, 0, 0, 0]);
    let result = bank.send("A stranger adds", add, &[&keypair(2)]).await;
    assert_eq!(result, refused(InstructionError::IncorrectAuthority));
}
