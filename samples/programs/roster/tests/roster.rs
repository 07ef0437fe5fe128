use roster::Roster;
use sample_testing::{Bank, keypair, refused};
use solana_account::Account;
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;

const PROGRAM: Pubkey = pubkey!("Roster1111111111111111111111111111111111111");
const TEAM: Pubkey = pubkey!("Team111111111111111111111111111111111111111");

fn assign(member: u8, role: u8) -> Instruction {
    let accounts = vec![
        AccountMeta::new_readonly(keypair(1).pubkey(), true),
        AccountMeta::new(TEAM, false),
        AccountMeta::new_readonly(Pubkey::new_from_array([member; 32]), false),
    ];
    Instruction::new_with_bytes(PROGRAM, &[role], accounts)
}

/// A chain with a roster of the first player.
async fn bank() -> Bank {
    let mut test = ProgramTest::new(
        "roster",
        PROGRAM,
        processor!(roster::process_instruction),
    );
    let mut account = Account::new(10_000_000, Roster::SPACE, &PROGRAM);
    account.data[..32].copy_from_slice(keypair(1).pubkey().as_ref());
    test.add_account(TEAM, account);
    Bank::start(test, &[&keypair(1), &keypair(2)]).await
}

#[tokio::test]
async fn assigns_and_takes_off() {
    let captain = keypair(1);
    let mut bank = bank().await;
    for (title, member, role) in [
        ("The first member", 10, 1),
        ("The second member", 11, 2),
        ("Take the first off", 10, 0),
    ] {
        bank.send(title, assign(member, role), &[&captain]).await.unwrap();
    }
    let data = bank.account(&TEAM).await.unwrap().data;
    assert_eq!(data.len(), 564);
    assert_eq!(data[32..36], [1, 0, 0, 0]);
    assert_eq!(data[36..69], [[11; 32].as_slice(), &[2]].concat());
    assert!(data[69..].iter().all(|byte| *byte == 0));
}

#[tokio::test]
async fn refuses_one_too_many() {
    let captain = keypair(1);
    let mut bank = bank().await;
    for member in 1..16 {
        let title = format!("Member {member}");
        bank.send(&title, assign(member, 1), &[&captain]).await.unwrap();
    }
    bank.send("Member 16", assign(16, 1), &[&captain]).await.unwrap();
    let result = bank.send("Member 17", assign(17, 1), &[&captain]).await;
    assert_eq!(result, refused(InstructionError::AccountDataTooSmall));
}

#[tokio::test]
async fn refuses_who_is_not_the_captain() {
    let mut assign = assign(10, 1);
    assign.accounts[0].pubkey = keypair(2).pubkey();
    let result =
        bank().await.send("A stranger assigns", assign, &[&keypair(2)]).await;
    assert_eq!(result, refused(InstructionError::IncorrectAuthority));
}
