//! A transfer hook of Token-2022: tokens go only to wallets that the issuer
//! has allowed.

use solana_program::{
    account_info::AccountInfo, entrypoint, entrypoint::ProgramResult, msg,
    program::invoke_signed, program_error::ProgramError, pubkey,
    pubkey::Pubkey,
};
use solana_system_interface::instruction as system;

/// Two instructions of the transfer hook interface, and one of this program.
pub const EXECUTE: [u8; 8] = [105, 37, 101, 197, 75, 251, 102, 26];
pub const INITIALIZE_LIST: [u8; 8] = [43, 34, 13, 49, 167, 88, 235, 235];
pub const ALLOW: [u8; 8] = *b"allow_v1";

pub const TOKEN_2022: Pubkey =
    pubkey!("TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb");
/// What a transfer fails with if its recipient is not on the list.
pub const NOT_ALLOWED: u32 = 100;

entrypoint!(process_instruction);

pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let (kind, rest) = instruction_data
        .split_first_chunk()
        .ok_or(ProgramError::InvalidInstructionData)?;
    match *kind {
        EXECUTE => execute(program_id, accounts),
        INITIALIZE_LIST => initialize_list(program_id, accounts, rest),
        ALLOW => allow(program_id, accounts),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

// #region preview
/// Token-2022 calls this within each transfer. The source, the mint, the
/// destination and the owner of the source come read-only and unsigned, then
/// the list of the extra accounts, and those accounts in the list's order.
fn execute(program_id: &Pubkey, accounts: &[AccountInfo]) -> ProgramResult {
    let [_source, mint, destination, _owner, _list, entry, ..] = accounts
    else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let wallet = owner_of_tokens(destination)?;
    let (address, _) = find_entry(program_id, mint.key, &wallet);
    if *entry.key != address {
        return Err(ProgramError::InvalidSeeds);
    }
    // Only this program can have made the entry its own.
    if entry.owner != program_id {
        msg!("{} may not receive this token", wallet);
        return Err(ProgramError::Custom(NOT_ALLOWED));
    }
    Ok(())
}
// #endregion

/// Accounts: the list of extra accounts (with the minimum balance), the mint,
/// the mint authority (signs), the System program. The data is the list.
// #region initialize
fn initialize_list(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    list: &[u8],
) -> ProgramResult {
    let [account, mint, issuer, _system_program, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    check_issuer(mint, issuer)?;
    let (_, bump) = find_list(program_id, mint.key);
    let seeds: &[&[u8]] = &[LIST, mint.key.as_ref(), &[bump]];
    // Which instruction the list is for, how long it is, and the list itself.
    let length = u32::try_from(list.len())
        .map_err(|_| ProgramError::InvalidInstructionData)?;
    let data = [&EXECUTE, &length.to_le_bytes()[..], list].concat();
    take(program_id, account, data.len(), seeds)?;
    account.try_borrow_mut_data()?.copy_from_slice(&data);
    Ok(())
}
// #endregion

/// Accounts: the entry (with the minimum balance), the mint, the mint
/// authority (signs), the System program, the wallet.
// #region allow
fn allow(program_id: &Pubkey, accounts: &[AccountInfo]) -> ProgramResult {
    let [entry, mint, issuer, _system_program, wallet, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    check_issuer(mint, issuer)?;
    let (_, bump) = find_entry(program_id, mint.key, wallet.key);
    let seeds: &[&[u8]] =
        &[ENTRY, mint.key.as_ref(), wallet.key.as_ref(), &[bump]];
    take(program_id, entry, 0, seeds)
}
// #endregion

/// Makes an account with lamports this program's. Fails for an address that
/// the seeds do not lead to, because the program cannot sign for it.
fn take(
    program_id: &Pubkey,
    account: &AccountInfo,
    space: usize,
    seeds: &[&[u8]],
) -> ProgramResult {
    for instruction in [
        system::allocate(account.key, space as u64),
        system::assign(account.key, program_id),
    ] {
        invoke_signed(&instruction, &[account.clone()], &[seeds])?;
    }
    Ok(())
}

/// A mint of Token-2022 begins with 1 as a u32 and its mint authority.
fn check_issuer(mint: &AccountInfo, issuer: &AccountInfo) -> ProgramResult {
    if !issuer.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    if *mint.owner != TOKEN_2022 {
        return Err(ProgramError::InvalidAccountOwner);
    }
    let authority = [&1u32.to_le_bytes()[..], issuer.key.as_ref()].concat();
    if !mint.try_borrow_data()?.starts_with(&authority) {
        return Err(ProgramError::IncorrectAuthority);
    }
    Ok(())
}

/// The wallet in bytes 32 to 63 of a token account.
fn owner_of_tokens(account: &AccountInfo) -> Result<Pubkey, ProgramError> {
    let data = account.try_borrow_data()?;
    let owner = data.get(32..64).ok_or(ProgramError::InvalidAccountData)?;
    owner.try_into().map_err(|_| ProgramError::InvalidAccountData)
}

const LIST: &[u8] = b"extra-account-metas";
const ENTRY: &[u8] = b"allowed";

/// Where Token-2022 and clients look for the list of a mint.
pub fn find_list(program_id: &Pubkey, mint: &Pubkey) -> (Pubkey, u8) {
    Pubkey::find_program_address(&[LIST, mint.as_ref()], program_id)
}

/// Each wallet that may receive the token has an account here.
pub fn find_entry(
    program_id: &Pubkey,
    mint: &Pubkey,
    wallet: &Pubkey,
) -> (Pubkey, u8) {
    let seeds = &[ENTRY, mint.as_ref(), wallet.as_ref()];
    Pubkey::find_program_address(seeds, program_id)
}
