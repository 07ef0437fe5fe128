use sample_testing::{Bank, keypair, refused};
use scores::ScoreError;
use solana_account::Account;
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;

const SCORES: Pubkey = pubkey!("Scores1111111111111111111111111111111111111");
const SCORE: Pubkey = pubkey!("Game111111111111111111111111111111111111111");

fn add_points(points: u64) -> Instruction {
    let accounts = vec![
        AccountMeta::new_readonly(keypair(1).pubkey(), true),
        AccountMeta::new(SCORE, false),
    ];
    Instruction::new_with_bytes(SCORES, &points.to_le_bytes(), accounts)
}

async fn bank(owner: &Pubkey) -> Bank {
    let mut test = ProgramTest::new(
        "scores",
        SCORES,
        processor!(scores::process_instruction),
    );
    test.add_account(SCORE, Account::new(1_000_000, 8, owner));
    Bank::start(test, &[&keypair(1)]).await
}

#[tokio::test]
async fn adds_points() {
    let player = keypair(1);
    let mut bank = bank(&SCORES).await;
    for points in [5, 20] {
        let title = format!("Add {points} points");
        bank.send(&title, add_points(points), &[&player]).await.unwrap();
    }
    let score = bank.account(&SCORE).await.unwrap();
    assert_eq!(score.data, 25u64.to_le_bytes());
}

#[tokio::test]
async fn refuses_too_many_points() {
    let result = bank(&SCORES)
        .await
        .send("Add 500 points", add_points(500), &[&keypair(1)])
        .await;
    let code = ScoreError::TooManyPoints as u32;
    assert_eq!(result, refused(InstructionError::Custom(code)));
}

#[tokio::test]
async fn refuses_an_account_of_another_program() {
    let result = bank(&Pubkey::default())
        .await
        .send(
            "An account of the System program",
            add_points(5),
            &[&keypair(1)],
        )
        .await;
    assert_eq!(result, refused(InstructionError::InvalidAccountOwner));
}
