//! Keeps a player, version 2: reads accounts of version 1 and migrates them.

use borsh::{BorshDeserialize, BorshSerialize};
use solana_program::{
    account_info::AccountInfo,
    clock::Clock,
    entrypoint,
    entrypoint::ProgramResult,
    msg,
    program::{invoke, invoke_signed},
    program_error::ProgramError,
    pubkey::Pubkey,
    rent::Rent,
    sysvar::Sysvar,
};
use solana_system_interface::instruction as system;

// #region layout
/// The first byte of an account says which of the structs follows.
const V1: u8 = 1;
const V2: u8 = 2;

/// What version 1 wrote. Never change it: such accounts still exist.
#[derive(BorshDeserialize)]
struct PlayerV1 {
    authority: Pubkey,
    score: u32,
}

/// What this version writes: a wider score and one more field.
#[derive(BorshSerialize, BorshDeserialize)]
struct Player {
    authority: Pubkey,
    score: u64,
    last_played: i64,
}
// #endregion

// #region convert
impl From<PlayerV1> for Player {
    fn from(old: PlayerV1) -> Self {
        Self {
            authority: old.authority,
            score: old.score.into(),
            // Not known of an old account: 0 means never.
            last_played: 0,
        }
    }
}
// #endregion

entrypoint!(process_instruction);

/// Accounts: the payer (signs), the player, the System program. The payer of
/// 0 and 1 is the authority. The data is one byte, then points as a u32.
// #region process
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let [payer, account, _system_program, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    if !payer.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    match instruction_data {
        [0] => create(program_id, payer, account),
        [1, points @ ..] => add_points(program_id, payer, account, points),
        [2] => migrate(program_id, payer, account),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}
// #endregion

fn create<'a>(
    program_id: &Pubkey,
    authority: &AccountInfo<'a>,
    account: &AccountInfo<'a>,
) -> ProgramResult {
    let seeds = &[b"player", authority.key.as_ref()];
    let (address, bump) = Pubkey::find_program_address(seeds, program_id);
    if *account.key != address {
        return Err(ProgramError::InvalidSeeds);
    }
    if account.owner == program_id {
        return Err(ProgramError::AccountAlreadyInitialized);
    }
    let assign = system::assign(account.key, program_id);
    let seeds: &[&[u8]] = &[seeds[0], seeds[1], &[bump]];
    pay_minimum(authority, account, 0)?;
    invoke_signed(&assign, &[account.clone()], &[seeds])?;
    let player = Player { authority: *authority.key, score: 0, last_played: 0 };
    store(authority, account, &player)
}

// #region add
/// Works with accounts of both versions, and leaves version 2.
fn add_points<'a>(
    program_id: &Pubkey,
    authority: &AccountInfo<'a>,
    account: &AccountInfo<'a>,
    points: &[u8],
) -> ProgramResult {
    let points = u32::from_le_bytes(
        points.try_into().map_err(|_| ProgramError::InvalidInstructionData)?,
    );
    let mut player = load(program_id, account)?;
    if player.authority != *authority.key {
        return Err(ProgramError::IncorrectAuthority);
    }
    player.score = player
        .score
        .checked_add(points.into())
        .ok_or(ProgramError::ArithmeticOverflow)?;
    player.last_played = Clock::get()?.unix_timestamp;
    msg!("Score: {}", player.score);
    store(authority, account, &player)
}
// #endregion

// #region migrate
/// Changes nothing but the layout, so anybody may pay for it.
fn migrate<'a>(
    program_id: &Pubkey,
    payer: &AccountInfo<'a>,
    account: &AccountInfo<'a>,
) -> ProgramResult {
    let before = account.data_len();
    let player = load(program_id, account)?;
    store(payer, account, &player)?;
    msg!("{} bytes before, {} now", before, account.data_len());
    Ok(())
}
// #endregion

// #region preview
/// Reads an account of any version.
fn load(
    program_id: &Pubkey,
    account: &AccountInfo,
) -> Result<Player, ProgramError> {
    if account.owner != program_id {
        return Err(ProgramError::InvalidAccountOwner);
    }
    let data = account.try_borrow_data()?;
    match data.split_first() {
        Some((&V1, rest)) => Ok(PlayerV1::try_from_slice(rest)?.into()),
        Some((&V2, rest)) => Ok(Player::try_from_slice(rest)?),
        _ => Err(ProgramError::InvalidAccountData),
    }
}

/// Writes an account of version 2, whatever it was before.
fn store<'a>(
    payer: &AccountInfo<'a>,
    account: &AccountInfo<'a>,
    player: &Player,
) -> ProgramResult {
    let data = [&[V2][..], &borsh::to_vec(player)?].concat();
    // A larger account needs a higher minimum balance: pay before it grows.
    pay_minimum(payer, account, data.len())?;
    account.resize(data.len())?;
    account.try_borrow_mut_data()?.copy_from_slice(&data);
    Ok(())
}
// #endregion

// #region pay
fn pay_minimum<'a>(
    payer: &AccountInfo<'a>,
    account: &AccountInfo<'a>,
    size: usize,
) -> ProgramResult {
    let minimum = Rent::get()?.minimum_balance(size);
    let missing = minimum.saturating_sub(account.lamports());
    if missing == 0 {
        return Ok(());
    }
    let pay = system::transfer(payer.key, account.key, missing);
    invoke(&pay, &[payer.clone(), account.clone()])
}
// #endregion
