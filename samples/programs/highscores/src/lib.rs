//! A map from player and level to the best score: one account for each entry.

use solana_program::{
    account_info::AccountInfo,
    entrypoint,
    entrypoint::ProgramResult,
    msg,
    program::{invoke, invoke_signed},
    program_error::ProgramError,
    pubkey::Pubkey,
    rent::Rent,
    sysvar::Sysvar,
};
use solana_system_interface::{instruction as system, program::ID as SYSTEM};

// #region layout
/// The player, 32 bytes; the level, 2; the bump, 1; the score, 8.
const SIZE: usize = 43;
// #endregion

entrypoint!(process_instruction);

// #region process
/// Accounts: the player (signs, pays), the entry, the System program. The data
/// is one byte for the instruction, the level as a u16, then the score.
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let [player, entry, _system_program, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    if !player.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    let [kind, low, high, score @ ..] = instruction_data else {
        return Err(ProgramError::InvalidInstructionData);
    };
    let level = u16::from_le_bytes([*low, *high]);
    // The key of the map leads to one address: no other account passes.
    let (address, bump) = find_entry(program_id, player.key, level);
    if *entry.key != address {
        return Err(ProgramError::InvalidSeeds);
    }
    match (kind, score.try_into().map(u64::from_le_bytes)) {
        (0, Ok(score)) => set(program_id, player, entry, level, bump, score),
        (1, Err(_)) if score.is_empty() => remove(program_id, player, entry),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}
// #endregion

// #region key
/// The key of the map: the player and the level. The value is at the address.
pub fn find_entry(
    program_id: &Pubkey,
    player: &Pubkey,
    level: u16,
) -> (Pubkey, u8) {
    Pubkey::find_program_address(
        &[b"score", player.as_ref(), &level.to_le_bytes()],
        program_id,
    )
}
// #endregion

// #region set
// #region preview
/// Keeps the best score. Creates the entry if the map has none for this key.
fn set<'a>(
    program_id: &Pubkey,
    player: &AccountInfo<'a>,
    entry: &AccountInfo<'a>,
    level: u16,
    bump: u8,
    score: u64,
) -> ProgramResult {
    if entry.owner != program_id {
        let level = level.to_le_bytes();
        let seeds: &[&[u8]] = &[b"score", player.key.as_ref(), &level, &[bump]];
        create_entry(program_id, player, entry, seeds)?;
        let mut data = entry.try_borrow_mut_data()?;
        // What the key says stands in the value too, for searches.
        data[..32].copy_from_slice(player.key.as_ref());
        data[32..34].copy_from_slice(&level);
        data[34] = bump;
    }
    let mut data = entry.try_borrow_mut_data()?;
    let stored: &mut [u8; 8] =
        data.last_chunk_mut().ok_or(ProgramError::AccountDataTooSmall)?;
    let best = score.max(u64::from_le_bytes(*stored));
    *stored = best.to_le_bytes();
    msg!("The best score is {}", best);
    Ok(())
}
// #endregion
// #endregion

// #region create
/// Works also if somebody has sent SOL to the address before.
fn create_entry<'a>(
    program_id: &Pubkey,
    payer: &AccountInfo<'a>,
    entry: &AccountInfo<'a>,
    seeds: &[&[u8]],
) -> ProgramResult {
    let accounts = [payer.clone(), entry.clone()];
    let minimum = Rent::get()?.minimum_balance(SIZE);
    let missing = minimum.saturating_sub(entry.lamports());
    let pay = system::transfer(payer.key, entry.key, missing);
    let allocate = system::allocate(entry.key, SIZE as u64);
    let assign = system::assign(entry.key, program_id);
    invoke(&pay, &accounts)?;
    invoke_signed(&allocate, &accounts, &[seeds])?;
    invoke_signed(&assign, &accounts, &[seeds])
}
// #endregion

// #region remove
/// Closes the account. The player gets its minimum balance back.
fn remove(
    program_id: &Pubkey,
    player: &AccountInfo,
    entry: &AccountInfo,
) -> ProgramResult {
    if entry.owner != program_id {
        return Err(ProgramError::UninitializedAccount);
    }
    let balance = entry.lamports();
    **entry.try_borrow_mut_lamports()? = 0;
    **player.try_borrow_mut_lamports()? += balance;
    entry.resize(0)?;
    entry.assign(&SYSTEM);
    msg!("Removed: {} lamports go back", balance);
    Ok(())
}
// #endregion
