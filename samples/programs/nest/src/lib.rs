//! Calls itself as often as it is asked to, each call inside the last one.

use solana_program::{
    account_info::AccountInfo,
    entrypoint,
    entrypoint::ProgramResult,
    instruction::{AccountMeta, Instruction, get_stack_height},
    msg,
    program::invoke,
    program_error::ProgramError,
    pubkey::Pubkey,
};

entrypoint!(process_instruction);

/// Accounts: this program. Data: one byte, the calls that are left.
// #region preview
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let &[calls] = instruction_data else {
        return Err(ProgramError::InvalidInstructionData);
    };
    msg!("Height {}", get_stack_height());
    if calls == 0 {
        return Ok(());
    }
    let inner = Instruction::new_with_bytes(
        *program_id,
        &[calls - 1],
        vec![AccountMeta::new_readonly(*program_id, false)],
    );
    invoke(&inner, accounts)
}
// #endregion
