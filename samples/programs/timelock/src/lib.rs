//! Holds SOL that its owner can withdraw only after a given time.

use solana_program::{
    account_info::AccountInfo,
    clock::Clock,
    entrypoint,
    entrypoint::ProgramResult,
    msg,
    program_error::ProgramError,
    pubkey::Pubkey,
    rent::Rent,
    sysvar::{Sysvar, SysvarSerialize},
};

// #region errors
/// The codes that clients see, as `custom program error: 0x…`.
#[repr(u32)]
pub enum LockError {
    StillLocked = 0x100,
    NotTheOwner,
    TooLittleSol,
}

impl From<LockError> for ProgramError {
    fn from(error: LockError) -> Self {
        ProgramError::Custom(error as u32)
    }
}
// #endregion

/// The data of a lock: 32 bytes for the owner, 8 for the time.
const SIZE: usize = 40;

entrypoint!(process_instruction);

/// Accounts: the owner (signs), the lock, then what the instruction needs.
/// The data is one byte for the instruction, then a number of 8 bytes.
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let [owner, lock, rest @ ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    if !owner.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    if lock.owner != program_id || lock.data_len() != SIZE {
        return Err(ProgramError::InvalidAccountOwner);
    }
    let invalid = ProgramError::InvalidInstructionData;
    let (kind, number) = instruction_data.split_first().ok_or(invalid)?;
    let number = number.try_into().map(u64::from_le_bytes);
    match (kind, number) {
        (0, Ok(seconds)) => lock_for(owner, lock, seconds),
        (1, Ok(lamports)) => withdraw(owner, lock, lamports),
        (2, _) => show_time_left(lock, rest),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

// #region lock
// #region clock
/// Locks a new account. It signs, so that nobody can do this before you.
fn lock_for(
    owner: &AccountInfo,
    lock: &AccountInfo,
    seconds: u64,
) -> ProgramResult {
    if !lock.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    let mut data = lock.try_borrow_mut_data()?;
    if data.iter().any(|byte| *byte != 0) {
        return Err(ProgramError::AccountAlreadyInitialized);
    }
    let clock = Clock::get()?;
    let opens_at = clock
        .unix_timestamp
        .checked_add_unsigned(seconds)
        .ok_or(ProgramError::ArithmeticOverflow)?;
    data[..32].copy_from_slice(owner.key.as_ref());
    data[32..].copy_from_slice(&opens_at.to_le_bytes());
    msg!("Locked for {} seconds", seconds);
    Ok(())
}
// #endregion
// #endregion

// #region withdraw
// #region preview
/// Pays from the account of the program to its owner.
fn withdraw(
    owner: &AccountInfo,
    lock: &AccountInfo,
    lamports: u64,
) -> ProgramResult {
    if read_owner(lock)? != *owner.key {
        return Err(LockError::NotTheOwner.into());
    }
    if Clock::get()?.unix_timestamp < read_opens_at(lock)? {
        return Err(LockError::StillLocked.into());
    }
    // The account keeps the minimum balance for its data.
    let minimum = Rent::get()?.minimum_balance(lock.data_len());
    let rest = lock
        .lamports()
        .checked_sub(lamports)
        .filter(|rest| *rest >= minimum)
        .ok_or(LockError::TooLittleSol)?;

    **lock.try_borrow_mut_lamports()? = rest;
    **owner.try_borrow_mut_lamports()? += lamports;
    msg!("Paid out {} lamports", lamports);
    Ok(())
}
// #endregion
// #endregion

// #region clock-account
/// One more account: the clock sysvar.
fn show_time_left(lock: &AccountInfo, rest: &[AccountInfo]) -> ProgramResult {
    let [clock_account, ..] = rest else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    // Compares the address before it reads, so no other account passes.
    let clock = Clock::from_account_info(clock_account)?;
    let left = read_opens_at(lock)?.saturating_sub(clock.unix_timestamp);
    msg!("Opens in {} seconds", left);
    Ok(())
}
// #endregion

// #region read
fn read_owner(lock: &AccountInfo) -> Result<Pubkey, ProgramError> {
    let data = lock.try_borrow_data()?;
    let owner: &[u8; 32] =
        data.first_chunk().ok_or(ProgramError::AccountDataTooSmall)?;
    Ok(Pubkey::new_from_array(*owner))
}

fn read_opens_at(lock: &AccountInfo) -> Result<i64, ProgramError> {
    let data = lock.try_borrow_data()?;
    let opens_at: &[u8; 8] =
        data.last_chunk().ok_or(ProgramError::AccountDataTooSmall)?;
    Ok(i64::from_le_bytes(*opens_at))
}
// #endregion
