use borsh::BorshDeserialize;
use profile::{Kind, Profile, ProfileInstruction};
use sample_testing::{Bank, keypair, refused};
use solana_account::Account;
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;

const PROGRAM: Pubkey = pubkey!("Profi1e111111111111111111111111111111111111");
const ACCOUNT: Pubkey = pubkey!("Ada1111111111111111111111111111111111111111");

const SMALL: Pubkey = pubkey!("Sma1111111111111111111111111111111111111111");

/// What the client samples of the page write and read, too.
const ADD_BADGE: &str = "010300dc05000000000000";
const JOIN_TEAM: &str = "020107000000";
const ADA: &str = "\
    01\
    8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c\
    dc05000000000000\
    0107000000\
    03000000416461\
    010000000300";

fn instruction(data: Vec<u8>) -> Instruction {
    let accounts = vec![
        AccountMeta::new_readonly(keypair(1).pubkey(), true),
        AccountMeta::new(ACCOUNT, false),
    ];
    Instruction { program_id: PROGRAM, accounts, data }
}

fn borsh(instruction_data: &ProfileInstruction) -> Instruction {
    instruction(borsh::to_vec(instruction_data).unwrap())
}

fn create(name: &str) -> Instruction {
    borsh(&ProfileInstruction::Create { name: name.into() })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A chain on which the client has already created two accounts.
async fn bank() -> Bank {
    let mut test = ProgramTest::new(
        "profile",
        PROGRAM,
        processor!(profile::process_instruction),
    );
    let account = Account::new(10_000_000, Profile::SPACE, &PROGRAM);
    test.add_account(ACCOUNT, account);
    test.add_account(SMALL, Account::new(10_000_000, 50, &PROGRAM));
    Bank::start(test, &[&keypair(1), &keypair(2)]).await
}

#[tokio::test]
async fn writes_and_reads_the_account() {
    let player = keypair(1);
    let mut bank = bank().await;
    let badge = ProfileInstruction::AddBadge { badge: 3, points: 1_500 };
    let team = ProfileInstruction::JoinTeam(Some(7));
    for (title, instruction) in [
        ("Create", create("Ada")),
        ("Add a badge", borsh(&badge)),
        ("Join a team", borsh(&team)),
    ] {
        bank.send(title, instruction, &[&player]).await.unwrap();
    }
    assert_eq!(hex(&borsh::to_vec(&badge).unwrap()), ADD_BADGE);
    assert_eq!(hex(&borsh::to_vec(&team).unwrap()), JOIN_TEAM);

    let data = bank.account(&ACCOUNT).await.unwrap().data;
    let (used, rest) = data.split_at(ADA.len() / 2);
    println!("# The account: {} bytes, {} used", data.len(), used.len());
    println!("{}", hex(used));
    assert_eq!(hex(used), ADA);
    assert!(rest.iter().all(|byte| *byte == 0));

    println!("\n# try_from_slice, which takes nothing but a whole profile");
    println!("{}", Profile::try_from_slice(&data).unwrap_err());
    let profile = Profile::deserialize(&mut &data[..]).unwrap();
    assert_eq!(profile.authority, player.pubkey());
    assert_eq!((profile.kind, profile.score), (Kind::Profile, 1_500));
}

#[tokio::test]
async fn refuses_what_is_not_an_instruction() {
    let mut bank = bank().await;
    let mut trailing =
        borsh::to_vec(&ProfileInstruction::JoinTeam(None)).unwrap();
    trailing.push(0);
    for (title, data) in [
        ("A variant that does not exist", vec![3]),
        ("A name that ends too early", vec![0, 3, 0, 0, 0, b'A']),
        ("A byte too many", trailing),
    ] {
        let result = bank.send(title, instruction(data), &[&keypair(1)]).await;
        assert_eq!(result, refused(InstructionError::InvalidInstructionData));
    }
}

#[tokio::test]
async fn refuses_a_profile_that_does_not_fit() {
    let mut bank = bank().await;
    let result = bank
        .send("A name of 33 bytes", create(&"a".repeat(33)), &[&keypair(1)])
        .await;
    assert_eq!(result, refused(InstructionError::InvalidArgument));

    let mut small = create("Ada");
    small.accounts[1].pubkey = SMALL;
    let result =
        bank.send("An account of 50 bytes", small, &[&keypair(1)]).await;
    assert_eq!(result, refused(InstructionError::AccountDataTooSmall));
}

#[tokio::test]
async fn refuses_a_stranger_and_a_second_creation() {
    let mut bank = bank().await;
    bank.send("Create", create("Ada"), &[&keypair(1)]).await.unwrap();
    let result = bank.send("Again", create("Eve"), &[&keypair(1)]).await;
    let initialized = InstructionError::AccountAlreadyInitialized;
    assert_eq!(result, refused(initialized));

    let mut join = borsh(&ProfileInstruction::JoinTeam(None));
    join.accounts[0].pubkey = keypair(2).pubkey();
    let result = bank.send("A stranger joins", join, &[&keypair(2)]).await;
    assert_eq!(result, refused(InstructionError::IncorrectAuthority));
}
