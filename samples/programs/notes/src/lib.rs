//! Keeps one note for every author: creates it, resizes it, closes it.

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

entrypoint!(process_instruction);

/// Accounts: the author (signs, pays), the note, the System program. The data
/// is one byte for the instruction, then the text.
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let [author, note, _system_program, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    if !author.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    // The address holds the author's key: nobody else's note passes.
    let (address, bump) = find_note(program_id, author.key);
    if *note.key != address {
        return Err(ProgramError::InvalidSeeds);
    }
    match instruction_data {
        [0] => create(program_id, author, note, bump),
        [1, text @ ..] => write(program_id, author, note, text),
        [2] => close(program_id, author, note),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

/// Each author has one note: same author and program, same address.
pub fn find_note(program_id: &Pubkey, author: &Pubkey) -> (Pubkey, u8) {
    Pubkey::find_program_address(&[b"note", author.as_ref()], program_id)
}

fn create<'a>(
    program_id: &Pubkey,
    author: &AccountInfo<'a>,
    note: &AccountInfo<'a>,
    bump: u8,
) -> ProgramResult {
    let seeds: &[&[u8]] = &[b"note", author.key.as_ref(), &[bump]];
    let accounts = [author.clone(), note.clone()];
    pay_minimum(author, note, 0)?;
    invoke_signed(&system::assign(note.key, program_id), &accounts, &[seeds])
}

// #region resize
/// Replaces the text. The account gets exactly the size of the text.
// #region preview
fn write<'a>(
    program_id: &Pubkey,
    author: &AccountInfo<'a>,
    note: &AccountInfo<'a>,
    text: &[u8],
) -> ProgramResult {
    if note.owner != program_id {
        return Err(ProgramError::InvalidAccountOwner);
    }
    // More data needs a higher minimum balance: pay before you grow.
    pay_minimum(author, note, text.len())?;
    note.resize(text.len())?;
    note.try_borrow_mut_data()?.copy_from_slice(text);
    // Less data needs a lower one: what is above it goes back.
    let minimum = Rent::get()?.minimum_balance(text.len());
    let excess = note.lamports().saturating_sub(minimum);
    **note.try_borrow_mut_lamports()? -= excess;
    **author.try_borrow_mut_lamports()? += excess;
    msg!("{} bytes, {} lamports", note.data_len(), note.lamports());
    Ok(())
}
// #endregion

/// The payer adds what the account lacks for data of this size.
fn pay_minimum<'a>(
    payer: &AccountInfo<'a>,
    account: &AccountInfo<'a>,
    size: usize,
) -> ProgramResult {
    let minimum = Rent::get()?.minimum_balance(size);
    let missing = minimum.saturating_sub(account.lamports());
    invoke(
        &system::transfer(payer.key, account.key, missing),
        &[payer.clone(), account.clone()],
    )
}
// #endregion

// #region close
/// Pays the whole balance to the author and gives the account back.
fn close(
    program_id: &Pubkey,
    author: &AccountInfo,
    note: &AccountInfo,
) -> ProgramResult {
    if note.owner != program_id {
        return Err(ProgramError::InvalidAccountOwner);
    }
    let balance = note.lamports();
    // 1. All lamports out.
    **note.try_borrow_mut_lamports()? = 0;
    **author.try_borrow_mut_lamports()? += balance;
    // 2. No data left that a later instruction could read.
    note.resize(0)?;
    // 3. Back to the System program.
    note.assign(&SYSTEM);
    msg!("Closed: {} lamports go back", balance);
    Ok(())
}
// #endregion
