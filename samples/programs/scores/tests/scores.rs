use mollusk_svm::{
    Mollusk,
    result::{Check, InstructionResult},
};
use scores::ScoreError;
use solana_account::Account;
use solana_program::{
    instruction::{AccountMeta, Instruction},
    program_error::ProgramError,
    pubkey,
    pubkey::Pubkey,
};

const SCORES: Pubkey = pubkey!("Scores1111111111111111111111111111111111111");
const SCORE: Pubkey = pubkey!("Game111111111111111111111111111111111111111");
const PLAYER: Pubkey = pubkey!("P1ayer1111111111111111111111111111111111111");
const SYSTEM: Pubkey = pubkey!("11111111111111111111111111111111");

fn add_points(points: u64, signed: bool) -> Instruction {
    let accounts = vec![
        AccountMeta::new_readonly(PLAYER, signed),
        AccountMeta::new(SCORE, false),
    ];
    Instruction::new_with_bytes(SCORES, &points.to_le_bytes(), accounts)
}

/// Every account of the instruction: Mollusk has no others.
fn accounts(owner: &Pubkey) -> [(Pubkey, Account); 2] {
    let score = Account::new(1_000_000, 8, owner);
    [(PLAYER, Account::default()), (SCORE, score)]
}

fn report(title: &str, result: InstructionResult) {
    let units = result.compute_units_consumed;
    println!("{title}: {:?}, {units} compute units", result.program_result);
}

#[test]
fn adds_points() {
    // Loads scores.so.
    let mollusk = Mollusk::new(&SCORES, "scores");
    let result = mollusk.process_and_validate_instruction(
        &add_points(5, true),
        &accounts(&SCORES),
        &[
            Check::success(),
            Check::account(&SCORE).data(&5u64.to_le_bytes()).build(),
        ],
    );
    assert!(result.compute_units_consumed < 2_000);
    report("5 points", result);
}

#[test]
fn adds_points_twice() {
    let mollusk = Mollusk::new(&SCORES, "scores");
    let total = 25u64.to_le_bytes();
    let result = mollusk.process_and_validate_instruction_chain(
        &[
            (&add_points(5, true), &[Check::success()]),
            (
                &add_points(20, true),
                &[Check::account(&SCORE).data(&total).build()],
            ),
        ],
        &accounts(&SCORES),
    );
    report("5 and 20 points", result);
}

fn refuses(title: &str, sent: Instruction, owner: &Pubkey, why: ProgramError) {
    let mollusk = Mollusk::new(&SCORES, "scores");
    let result = mollusk.process_and_validate_instruction(
        &sent,
        &accounts(owner),
        &[Check::err(why)],
    );
    report(title, result);
}

#[test]
fn refuses_too_many_points() {
    let why = ScoreError::TooManyPoints.into();
    refuses("500 points", add_points(500, true), &SCORES, why);
}

#[test]
fn refuses_points_without_a_signature() {
    let why = ProgramError::MissingRequiredSignature;
    refuses("No signature", add_points(5, false), &SCORES, why);
}

#[test]
fn refuses_an_account_of_another_program() {
    let why = ProgramError::InvalidAccountOwner;
    refuses("Wrong owner", add_points(5, true), &SYSTEM, why);
}
