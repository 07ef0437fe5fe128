//! Ships an order if the instruction before it pays for it.

use solana_instructions_sysvar::{
    get_instruction_relative, load_current_index_checked,
    load_instruction_at_checked,
};
use solana_program::{
    account_info::AccountInfo,
    entrypoint,
    entrypoint::ProgramResult,
    instruction::{
        Instruction, TRANSACTION_LEVEL_STACK_HEIGHT, get_stack_height,
    },
    msg,
    program_error::ProgramError,
    pubkey,
    pubkey::Pubkey,
};
use solana_system_interface::program::ID as SYSTEM;

entrypoint!(process_instruction);

/// Accounts: the instructions sysvar.
pub fn process_instruction(
    _program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let [instructions, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    match instruction_data {
        [0] => ship(instructions),
        [1] => list(instructions),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

// #region ship
// #region preview
/// Only payments to this address count. A client cannot name another.
const SHOP: Pubkey = pubkey!("Shop111111111111111111111111111111111111111");
const PRICE: u64 = 50_000_000;

fn ship(instructions: &AccountInfo) -> ProgramResult {
    // The sysvar knows the instructions of the transaction and no calls from
    // program to program: two calls would see the same payment.
    if get_stack_height() != TRANSACTION_LEVEL_STACK_HEIGHT {
        return Err(ProgramError::InvalidArgument);
    }
    let before = get_instruction_relative(-1, instructions)?;
    let paid = paid_to(&before, &SHOP).ok_or(ProgramError::InvalidArgument)?;
    if paid < PRICE {
        return Err(ProgramError::InsufficientFunds);
    }
    msg!("Paid {} lamports: ship the order", paid);
    Ok(())
}

/// The lamports of a transfer of the System program to this recipient.
fn paid_to(instruction: &Instruction, recipient: &Pubkey) -> Option<u64> {
    let [_sender, to] = &instruction.accounts[..] else { return None };
    // The number of the instruction as a u32, then the lamports as a u64.
    let [2, 0, 0, 0, lamports @ ..] = &instruction.data[..] else {
        return None;
    };
    let is_transfer =
        instruction.program_id == SYSTEM && to.pubkey == *recipient;
    let lamports = u64::from_le_bytes(lamports.try_into().ok()?);
    is_transfer.then_some(lamports)
}
// #endregion
// #endregion

// #region list
fn list(instructions: &AccountInfo) -> ProgramResult {
    let current = load_current_index_checked(instructions)?;
    msg!("This is instruction {}", current);
    let mut index = 0;
    // After the last instruction comes `InvalidArgument`.
    while let Ok(it) = load_instruction_at_checked(index, instructions) {
        let (accounts, data) = (it.accounts.len(), it.data.len());
        msg!("{}: {}", index, it.program_id);
        msg!("   {} accounts, {} bytes of data", accounts, data);
        index += 1;
    }
    Ok(())
}
// #endregion
