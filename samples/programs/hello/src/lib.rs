//! Greets by name, and counts the greetings in an account that it owns.

use solana_program::{
    account_info::{AccountInfo, next_account_info},
    entrypoint,
    entrypoint::ProgramResult,
    msg,
    program_error::ProgramError,
    pubkey::Pubkey,
};

// #region preview
entrypoint!(process_instruction);

pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let name = str::from_utf8(instruction_data)
        .map_err(|_| ProgramError::InvalidInstructionData)?;
    msg!("Hello, {}! Accounts: {}", name, accounts.len());

    let greetings = next_account_info(&mut accounts.iter())?;
    let count = count_greeting(program_id, greetings)?;
    msg!("Greetings so far: {}", count);
    Ok(())
}
// #endregion

// #region state
/// The account holds the number of greetings as a little-endian u64.
fn count_greeting(
    program_id: &Pubkey,
    greetings: &AccountInfo,
) -> Result<u64, ProgramError> {
    // The runtime lets a program write to the accounts that it owns and to
    // no others; this check turns the refusal into an error that says why.
    if greetings.owner != program_id {
        return Err(ProgramError::InvalidAccountOwner);
    }
    let mut data = greetings.try_borrow_mut_data()?;
    let stored: &mut [u8; 8] =
        data.first_chunk_mut().ok_or(ProgramError::AccountDataTooSmall)?;
    let count = u64::from_le_bytes(*stored)
        .checked_add(1)
        .ok_or(ProgramError::ArithmeticOverflow)?;
    *stored = count.to_le_bytes();
    Ok(count)
}
// #endregion
