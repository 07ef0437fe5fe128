//! Keeps one counter for every owner, at an address derived from the owner.

use borsh::{BorshDeserialize, BorshSerialize};
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
use solana_system_interface::instruction as system;

/// What a counter account holds: 32 + 8 + 1 bytes.
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Counter {
    pub owner: Pubkey,
    pub count: u64,
    pub bump: u8,
}

const SEED: &[u8] = b"counter";
const SIZE: usize = 41;

// #region errors
pub enum CounterError {
    WrongAddress = 1,
    WrongOwner = 2,
}

impl From<CounterError> for ProgramError {
    fn from(error: CounterError) -> Self {
        ProgramError::Custom(error as u32)
    }
}
// #endregion

entrypoint!(process_instruction);

pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    match instruction_data {
        [0] => create(program_id, accounts),
        [1] => increment(program_id, accounts),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

// #region address
/// Each owner has one counter: same owner and program, same address.
pub fn find_counter(program_id: &Pubkey, owner: &Pubkey) -> (Pubkey, u8) {
    Pubkey::find_program_address(&[SEED, owner.as_ref()], program_id)
}
// #endregion

// #region create
/// Accounts: the owner (signs, pays), the counter, the System program.
// #region preview
fn create(program_id: &Pubkey, accounts: &[AccountInfo]) -> ProgramResult {
    let [owner, counter, _system_program, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let (address, bump) = find_counter(program_id, owner.key);
    if *counter.key != address {
        return Err(CounterError::WrongAddress.into());
    }

    // Nobody has the private key of the address: the program signs for it.
    let seeds: &[&[u8]] = &[SEED, owner.key.as_ref(), &[bump]];
    create_account(program_id, owner, counter, seeds)?;

    let state = Counter { owner: *owner.key, count: 0, bump };
    state.serialize(&mut &mut counter.try_borrow_mut_data()?[..])?;
    msg!("Created {} with bump {}", address, bump);
    Ok(())
}
// #endregion
// #endregion

// #region create-account
fn create_account<'a>(
    program_id: &Pubkey,
    payer: &AccountInfo<'a>,
    account: &AccountInfo<'a>,
    seeds: &[&[u8]],
) -> ProgramResult {
    let minimum = Rent::get()?.minimum_balance(SIZE);
    let accounts = [payer.clone(), account.clone()];
    let (from, to, space) = (payer.key, account.key, SIZE as u64);
    if account.lamports() == 0 {
        let create =
            system::create_account(from, to, minimum, space, program_id);
        return invoke_signed(&create, &accounts, &[seeds]);
    }
    // `create_account` refuses an address that has lamports, and anyone may
    // send it some: take the same three steps one by one.
    let missing = minimum.saturating_sub(account.lamports());
    invoke(&system::transfer(from, to, missing), &accounts)?;
    invoke_signed(&system::allocate(to, space), &accounts, &[seeds])?;
    invoke_signed(&system::assign(to, program_id), &accounts, &[seeds])
}
// #endregion

// #region increment
/// Accounts: the owner (signs), the counter.
fn increment(program_id: &Pubkey, accounts: &[AccountInfo]) -> ProgramResult {
    let [owner, counter, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let mut state = checked(program_id, owner, counter)?;
    state.count =
        state.count.checked_add(1).ok_or(ProgramError::ArithmeticOverflow)?;
    state.serialize(&mut &mut counter.try_borrow_mut_data()?[..])?;
    msg!("Count: {}", state.count);
    Ok(())
}
// #endregion

// #region checks
fn checked(
    program_id: &Pubkey,
    owner: &AccountInfo,
    counter: &AccountInfo,
) -> Result<Counter, ProgramError> {
    if !owner.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    // Anyone can pass an account with suitable bytes; only this program can
    // have written to an account that it owns.
    if counter.owner != program_id {
        return Err(ProgramError::InvalidAccountOwner);
    }
    let state = Counter::try_from_slice(&counter.try_borrow_data()?)?;
    if state.owner != *owner.key {
        return Err(CounterError::WrongOwner.into());
    }
    // With the stored bump this is one hash, not a search.
    let seeds: &[&[u8]] = &[SEED, owner.key.as_ref(), &[state.bump]];
    if *counter.key != Pubkey::create_program_address(seeds, program_id)? {
        return Err(CounterError::WrongAddress.into());
    }
    Ok(state)
}
// #endregion
