//! Calls the System program: for an account that signed, and for a vault
//! that the program signs for.

use solana_program::{
    account_info::AccountInfo,
    entrypoint,
    entrypoint::ProgramResult,
    msg,
    program::{invoke, invoke_signed},
    program_error::ProgramError,
    pubkey::Pubkey,
};
use solana_system_interface::instruction as system;

entrypoint!(process_instruction);

/// The data is one byte for the instruction, then lamports as a u64.
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let (kind, amount) = instruction_data
        .split_first()
        .ok_or(ProgramError::InvalidInstructionData)?;
    let lamports = u64::from_le_bytes(
        amount.try_into().map_err(|_| ProgramError::InvalidInstructionData)?,
    );
    match kind {
        0 => send(accounts, lamports),
        1 => pay_out(program_id, accounts, lamports),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

// #region invoke
/// Accounts: the sender (signs), the recipient, the System program.
// #region preview
fn send(accounts: &[AccountInfo], lamports: u64) -> ProgramResult {
    let [sender, recipient, _system_program, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    // The sender's signature on the transaction counts here too.
    invoke(
        &system::transfer(sender.key, recipient.key, lamports),
        &[sender.clone(), recipient.clone()],
    )?;
    msg!("The sender paid {} lamports", lamports);
    Ok(())
}
// #endregion
// #endregion

// #region invoke-signed
/// Accounts: the authority (signs), its vault, the recipient, the System
/// program.
// #region preview
fn pay_out(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    lamports: u64,
) -> ProgramResult {
    let [authority, vault, recipient, _system_program, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    // The program signs for the vault, so it must ask who wants that.
    if !authority.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    let (address, bump) = find_vault(program_id, authority.key);
    if *vault.key != address {
        return Err(ProgramError::InvalidSeeds);
    }
    let seeds: &[&[u8]] = &[b"vault", authority.key.as_ref(), &[bump]];
    invoke_signed(
        &system::transfer(vault.key, recipient.key, lamports),
        &[vault.clone(), recipient.clone()],
        &[seeds],
    )?;
    msg!("The vault paid {} lamports", lamports);
    Ok(())
}
// #endregion
// #endregion

/// Each authority has a vault of its own.
pub fn find_vault(program_id: &Pubkey, authority: &Pubkey) -> (Pubkey, u8) {
    Pubkey::find_program_address(&[b"vault", authority.as_ref()], program_id)
}
