use mollusk_svm::{Mollusk, result::Check};
use solana_program::{
    instruction::{Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};

const HEAP: Pubkey = pubkey!("Heap111111111111111111111111111111111111111");

fn fill(bytes: u32, heap: u32, check: Check) {
    let data = bytes.to_le_bytes();
    let instruction = Instruction::new_with_bytes(HEAP, &data, vec![]);
    let mut mollusk = Mollusk::new(&HEAP, "heap");
    mollusk.compute_budget.heap_size = heap;
    let result =
        mollusk.process_and_validate_instruction(&instruction, &[], &[check]);
    let (result, units) =
        (result.program_result, result.compute_units_consumed);
    println!("{bytes} of {heap}: {result:?}, {units} compute units");
}

#[test]
fn fills_a_larger_heap() {
    fill(200_000, 262_144, Check::success());
}

#[test]
fn crashes_without_it() {
    let crash = InstructionError::ProgramFailedToComplete;
    fill(200_000, 32_768, Check::instruction_err(crash));
}
