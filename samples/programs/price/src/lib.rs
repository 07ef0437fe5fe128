//! Answers what a number of apples costs, to a client and to a program.

use solana_program::{
    account_info::AccountInfo,
    entrypoint,
    entrypoint::ProgramResult,
    instruction::Instruction,
    log::{sol_log_compute_units, sol_log_data},
    msg,
    program::{get_return_data, invoke, set_return_data},
    program_error::ProgramError,
    pubkey::Pubkey,
};

const LAMPORTS_PER_APPLE: u64 = 2_000_000;

entrypoint!(process_instruction);

/// The data is one byte for the instruction, then the quantity as a u64.
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let (kind, quantity) = instruction_data
        .split_first()
        .ok_or(ProgramError::InvalidInstructionData)?;
    let quantity = u64::from_le_bytes(
        quantity
            .try_into()
            .map_err(|_| ProgramError::InvalidInstructionData)?,
    );
    match kind {
        0 => quote(quantity),
        1 => order(program_id, accounts, quantity),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

// #region quote
// #region preview
/// Answers with the price in lamports, as a u64.
fn quote(quantity: u64) -> ProgramResult {
    let price = quantity
        .checked_mul(LAMPORTS_PER_APPLE)
        .ok_or(ProgramError::ArithmeticOverflow)?;
    set_return_data(&price.to_le_bytes());
    Ok(())
}
// #endregion
// #endregion

// #region order
/// Accounts: the program to ask for the price. Here it is this one.
fn order(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    quantity: u64,
) -> ProgramResult {
    let [shop, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    // The client chooses the account: another program may ask any price.
    if shop.key != program_id {
        return Err(ProgramError::IncorrectProgramId);
    }
    let data = [&[0][..], &quantity.to_le_bytes()].concat();
    let ask = Instruction { program_id: *shop.key, accounts: vec![], data };
    invoke(&ask, &[])?;

    // A program deeper in the chain may have answered: compare the id.
    let (_, answer) = get_return_data()
        .filter(|(program, _)| program == shop.key)
        .ok_or(ProgramError::InvalidInstructionData)?;
    let price = u64::from_le_bytes(
        answer.try_into().map_err(|_| ProgramError::InvalidInstructionData)?,
    );
    log_order(quantity, price);
    Ok(())
}
// #endregion

// #region log
fn log_order(quantity: u64, price: u64) {
    // For people.
    msg!("{} apples cost {} lamports", quantity, price);
    // For programs: a `Program data:` line, each part in base64.
    sol_log_data(&[b"order", &quantity.to_le_bytes(), &price.to_le_bytes()]);
    // For the measurement of costs.
    sol_log_compute_units();
}
// #endregion
