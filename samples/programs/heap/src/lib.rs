//! Uses a heap of 256 KiB, if the transaction asks for it.

use solana_program::{
    account_info::AccountInfo, entrypoint, entrypoint::ProgramResult, msg,
    program_error::ProgramError, pubkey::Pubkey,
};
use std::hint::black_box;

entrypoint!(process_instruction);

// #region preview
// Needs `custom-heap` among the default features in Cargo.toml, so that
// `entrypoint!` brings no allocator of its own.
#[cfg(target_os = "solana")]
#[global_allocator]
static ALLOCATOR: entrypoint::BumpAllocator = unsafe {
    entrypoint::BumpAllocator::with_fixed_address_range(
        entrypoint::HEAP_START_ADDRESS as usize,
        256 * 1024,
    )
};
// #endregion

/// Data: a little-endian `u32`, how many bytes to fill.
pub fn process_instruction(
    _program_id: &Pubkey,
    _accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let bytes = instruction_data
        .try_into()
        .map(u32::from_le_bytes)
        .map_err(|_| ProgramError::InvalidInstructionData)?;
    let mut buffer: Vec<u8> = Vec::new();
    buffer
        .try_reserve_exact(bytes as usize)
        .map_err(|_| ProgramError::Custom(0))?;
    buffer.resize(bytes as usize, 1);
    msg!("Filled {} bytes", black_box(buffer).len());
    Ok(())
}
