//! Adds points to a score, and says what it does in three ways: text, bytes
//! and compute units.

use solana_program::{
    account_info::AccountInfo,
    entrypoint,
    entrypoint::ProgramResult,
    log::{sol_log_compute_units, sol_log_data},
    msg,
    program_error::ProgramError,
    pubkey::Pubkey,
};

const LIMIT: u64 = 100;

// #region errors
pub enum ScoreError {
    NoPoints = 1,
    TooManyPoints = 2,
}

impl From<ScoreError> for ProgramError {
    fn from(error: ScoreError) -> Self {
        ProgramError::Custom(error as u32)
    }
}
// #endregion

entrypoint!(process_instruction);

/// Accounts: the player (signs), the score. Data: the points as a u64.
// #region preview
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let [player, score, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let points = read_points(instruction_data)?;
    if !player.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    if score.owner != program_id {
        msg!("Wrong owner: {}", score.owner);
        return Err(ProgramError::InvalidAccountOwner);
    }

    sol_log_compute_units();
    let total = add(score, points)?;
    sol_log_compute_units();

    // For people, while you develop.
    msg!("Score: {}", total);
    // For programs: a tag, then the fields of an event.
    sol_log_data(&[
        b"scored",
        player.key.as_ref(),
        &points.to_le_bytes(),
        &total.to_le_bytes(),
    ]);
    Ok(())
}
// #endregion

fn read_points(instruction_data: &[u8]) -> Result<u64, ProgramError> {
    let bytes = instruction_data
        .try_into()
        .map_err(|_| ProgramError::InvalidInstructionData)?;
    match u64::from_le_bytes(bytes) {
        0 => Err(ScoreError::NoPoints.into()),
        points if points > LIMIT => {
            msg!("{} points, at most {}", points, LIMIT);
            Err(ScoreError::TooManyPoints.into())
        }
        points => Ok(points),
    }
}

fn add(score: &AccountInfo, points: u64) -> Result<u64, ProgramError> {
    let mut data = score.try_borrow_mut_data()?;
    let stored: &mut [u8; 8] =
        data.first_chunk_mut().ok_or(ProgramError::AccountDataTooSmall)?;
    let total = u64::from_le_bytes(*stored)
        .checked_add(points)
        .ok_or(ProgramError::ArithmeticOverflow)?;
    *stored = total.to_le_bytes();
    Ok(total)
}
