use points::{DISCRIMINATOR, SIZE};
use sample_testing::{Bank, keypair, refused};
use solana_account::Account;
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;

const PROGRAM: Pubkey = pubkey!("Points1111111111111111111111111111111111111");
const ADA: Pubkey = pubkey!("Ada1111111111111111111111111111111111111111");
const BOB: Pubkey = pubkey!("Bob1111111111111111111111111111111111111111");
const FAKE: Pubkey = pubkey!("Fake111111111111111111111111111111111111111");
const EMPTY: Pubkey = pubkey!("Empty11111111111111111111111111111111111111");

fn give(amount: u64) -> Instruction {
    let accounts = vec![
        AccountMeta::new_readonly(keypair(1).pubkey(), true),
        AccountMeta::new(ADA, false),
        AccountMeta::new(BOB, false),
    ];
    let data = amount.to_le_bytes().to_vec();
    Instruction { program_id: PROGRAM, accounts, data }
}

fn account(authority: Pubkey, points: u64, owner: &Pubkey) -> Account {
    let mut account = Account::new(10_000_000, SIZE, owner);
    account.data[..8].copy_from_slice(&DISCRIMINATOR);
    account.data[8..40].copy_from_slice(authority.as_ref());
    account.data[40..].copy_from_slice(&points.to_le_bytes());
    account
}

async fn bank() -> Bank {
    let (ada, bob) = (keypair(1).pubkey(), keypair(2).pubkey());
    let mut test = ProgramTest::new(
        "points",
        PROGRAM,
        processor!(points::process_instruction),
    );
    test.add_account(ADA, account(ada, 100, &PROGRAM));
    test.add_account(BOB, account(bob, 5, &PROGRAM));
    test.add_account(FAKE, account(ada, 1_000_000, &bob));
    test.add_account(EMPTY, Account::new(10_000_000, SIZE, &PROGRAM));
    Bank::start(test, &[&keypair(1), &keypair(2)]).await
}

#[tokio::test]
async fn moves_points() {
    let mut bank = bank().await;
    bank.send("Give 30 points", give(30), &[&keypair(1)]).await.unwrap();
    let bob = bank.account(&BOB).await.unwrap();
    assert_eq!(bob.data[40..], 35u64.to_le_bytes());
}

#[tokio::test]
async fn refuses_each_attack() {
    let mut bank = bank().await;
    let ada = keypair(1);
    let mut fake = give(30);
    fake.accounts[1].pubkey = FAKE;
    let mut read_only = give(30);
    read_only.accounts[2].is_writable = false;
    let mut empty = give(30);
    empty.accounts[2].pubkey = EMPTY;
    let mut twice = give(30);
    twice.accounts[2].pubkey = ADA;
    for (title, instruction, error) in [
        ("1. Not owned", fake, InstructionError::InvalidAccountOwner),
        ("2. Read-only", read_only, InstructionError::Immutable),
        ("3. Not initialized", empty, InstructionError::InvalidAccountData),
        ("6. The same twice", twice, InstructionError::InvalidArgument),
        ("Too many", give(101), InstructionError::InsufficientFunds),
    ] {
        let result = bank.send(title, instruction, &[&ada]).await;
        assert_eq!(result, refused(error));
    }
}

#[tokio::test]
async fn refuses_a_stranger() {
    let mut bank = bank().await;
    let bob = keypair(2);
    let mut unsigned = give(30);
    unsigned.accounts[0].is_signer = false;
    let result = bank.send("4. Not signed", unsigned, &[&bob]).await;
    assert_eq!(result, refused(InstructionError::MissingRequiredSignature));

    let mut stranger = give(30);
    stranger.accounts[0].pubkey = bob.pubkey();
    let result = bank.send("5. Another signer", stranger, &[&bob]).await;
    assert_eq!(result, refused(InstructionError::IncorrectAuthority));
}
