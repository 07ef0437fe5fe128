//! Runs into a limit of its memory: the heap, or the depth of its calls.

use solana_program::{
    account_info::AccountInfo, entrypoint, entrypoint::ProgramResult, msg,
    program_error::ProgramError, pubkey::Pubkey,
};
use std::hint::black_box;

entrypoint!(process_instruction);

/// This program's error: the heap has no room.
pub const HEAP_IS_FULL: u32 = 0;

/// Data: one byte, what to use, and a little-endian `u32`, how much of it.
// #region preview
pub fn process_instruction(
    _program_id: &Pubkey,
    _accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let Some((&[what], amount)) = instruction_data.split_first_chunk() else {
        return Err(ProgramError::InvalidInstructionData);
    };
    let amount = amount
        .try_into()
        .map(u32::from_le_bytes)
        .map_err(|_| ProgramError::InvalidInstructionData)?;
    match what {
        0 => fill_the_heap(amount as usize),
        1 => {
            msg!("Came back from call {}", descend(amount));
            Ok(())
        }
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

fn fill_the_heap(bytes: usize) -> ProgramResult {
    let mut buffer: Vec<u8> = Vec::new();
    // `vec![1; bytes]` would end the program. This leaves the choice to you.
    if buffer.try_reserve_exact(bytes).is_err() {
        msg!("The heap has no room for {} bytes", bytes);
        return Err(ProgramError::Custom(HEAP_IS_FULL));
    }
    buffer.resize(bytes, 1);
    msg!("Filled {} bytes", black_box(buffer).len());
    Ok(())
}

/// Each call stays open until the calls inside it have returned.
#[inline(never)]
fn descend(calls: u32) -> u32 {
    if black_box(calls) <= 1 {
        return 1;
    }
    black_box(descend(calls - 1)) + 1
}
// #endregion
