//! Moves points between two accounts, after every check that this needs.

use solana_program::{
    account_info::AccountInfo, entrypoint, entrypoint::ProgramResult, msg,
    program_error::ProgramError, pubkey::Pubkey,
};

// #region layout
/// The first bytes of each points account, and of no other kind of account.
pub const DISCRIMINATOR: [u8; 8] = *b"points_1";
/// Then the authority, 32 bytes, and the points, 8 bytes.
pub const SIZE: usize = 48;
// #endregion

entrypoint!(process_instruction);

/// Accounts: the authority (signs), the account that gives, the account that
/// takes. The data is the number of points as a u64.
// #region transfer
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let [authority, from, to] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let amount = u64::from_le_bytes(
        instruction_data
            .try_into()
            .map_err(|_| ProgramError::InvalidInstructionData)?,
    );
    check_authority(program_id, authority, from)?;
    check_points(program_id, to)?;
    check_distinct(from, to)?;

    let left = read_points(from)?
        .checked_sub(amount)
        .ok_or(ProgramError::InsufficientFunds)?;
    let sum = read_points(to)?
        .checked_add(amount)
        .ok_or(ProgramError::ArithmeticOverflow)?;
    write_points(from, left)?;
    write_points(to, sum)?;
    msg!("{} points moved, {} left, {} there", amount, left, sum);
    Ok(())
}
// #endregion

// #region checks
// #region preview
fn check_points(program_id: &Pubkey, account: &AccountInfo) -> ProgramResult {
    // 1. Did this program write the data? Only the owner can.
    if account.owner != program_id {
        return Err(ProgramError::InvalidAccountOwner);
    }
    // 2. May it be written to in this instruction?
    if !account.is_writable {
        return Err(ProgramError::Immutable);
    }
    // 3. Is it this kind of account, complete and initialized?
    let data = account.try_borrow_data()?;
    if data.len() != SIZE || !data.starts_with(&DISCRIMINATOR) {
        return Err(ProgramError::InvalidAccountData);
    }
    Ok(())
}

fn check_authority(
    program_id: &Pubkey,
    authority: &AccountInfo,
    account: &AccountInfo,
) -> ProgramResult {
    check_points(program_id, account)?;
    // 4. Did the authority sign?
    if !authority.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    // 5. Is it the authority of this very account?
    if account.try_borrow_data()?[8..40] != *authority.key.as_ref() {
        return Err(ProgramError::IncorrectAuthority);
    }
    Ok(())
}

fn check_distinct(from: &AccountInfo, to: &AccountInfo) -> ProgramResult {
    // 6. A client may pass the same account twice: both would be written.
    if from.key == to.key {
        return Err(ProgramError::InvalidArgument);
    }
    Ok(())
}
// #endregion
// #endregion

// #region read
fn read_points(account: &AccountInfo) -> Result<u64, ProgramError> {
    let data = account.try_borrow_data()?;
    let points: &[u8; 8] =
        data.last_chunk().ok_or(ProgramError::AccountDataTooSmall)?;
    Ok(u64::from_le_bytes(*points))
}

fn write_points(account: &AccountInfo, points: u64) -> ProgramResult {
    let mut data = account.try_borrow_mut_data()?;
    let stored: &mut [u8; 8] =
        data.last_chunk_mut().ok_or(ProgramError::AccountDataTooSmall)?;
    *stored = points.to_le_bytes();
    Ok(())
}
// #endregion
