use limits::HEAP_IS_FULL;
use mollusk_svm::{Mollusk, result::Check};
use solana_program::{
    instruction::{Instruction, InstructionError},
    program_error::ProgramError,
    pubkey,
    pubkey::Pubkey,
};

const LIMITS: Pubkey = pubkey!("Limits1111111111111111111111111111111111111");

fn run(what: u8, amount: u32, check: Check) {
    let data = [&[what][..], &amount.to_le_bytes()].concat();
    let instruction = Instruction::new_with_bytes(LIMITS, &data, vec![]);
    let mollusk = Mollusk::new(&LIMITS, "limits");
    let result =
        mollusk.process_and_validate_instruction(&instruction, &[], &[check]);
    let (result, units) =
        (result.program_result, result.compute_units_consumed);
    println!("{amount}: {result:?}, {units} compute units");
}

#[test]
fn fills_the_heap() {
    run(0, 30_000, Check::success());
    run(0, 40_000, Check::err(ProgramError::Custom(HEAP_IS_FULL)));
}

#[test]
fn calls_itself() {
    run(1, 60, Check::success());
    let crash = InstructionError::ProgramFailedToComplete;
    run(1, 70, Check::instruction_err(crash));
}
