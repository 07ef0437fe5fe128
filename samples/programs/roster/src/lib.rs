//! A small map in one account: which role each member of a team has.

use borsh::{BorshDeserialize, BorshSerialize};
use solana_program::{
    account_info::AccountInfo, entrypoint, entrypoint::ProgramResult, msg,
    program_error::ProgramError, pubkey::Pubkey,
};

// #region layout
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Roster {
    pub captain: Pubkey,
    /// Member and role, sorted by member. Borsh writes it like a `BTreeMap`:
    /// the zeros of a new account are an empty one.
    pub roles: Vec<(Pubkey, u8)>,
}

const MEMBERS_MAX: usize = 16;

impl Roster {
    /// The captain, the length of the map, then 33 bytes for each member.
    pub const SPACE: usize = 32 + 4 + MEMBERS_MAX * (32 + 1);
}
// #endregion

entrypoint!(process_instruction);

/// Accounts: the captain (signs), the roster, the member. The data is the
/// role of the member; 0 takes the member off the roster.
// #region preview
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let [captain, account, member, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    let [role] = instruction_data else {
        return Err(ProgramError::InvalidInstructionData);
    };
    if !captain.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    if account.owner != program_id {
        return Err(ProgramError::InvalidAccountOwner);
    }
    // The whole map is read and written for one entry.
    let mut data = account.try_borrow_mut_data()?;
    let mut roster = Roster::deserialize(&mut &data[..])?;
    if roster.captain != *captain.key {
        return Err(ProgramError::IncorrectAuthority);
    }
    let found = roster.roles.binary_search_by_key(member.key, |it| it.0);
    match (found, *role) {
        (Ok(index), 0) => drop(roster.roles.remove(index)),
        (Ok(index), role) => roster.roles[index].1 = role,
        (Err(_), 0) => return Err(ProgramError::InvalidArgument),
        (Err(index), role) => roster.roles.insert(index, (*member.key, role)),
    }
    if roster.roles.len() > MEMBERS_MAX {
        return Err(ProgramError::AccountDataTooSmall);
    }
    msg!("{} members", roster.roles.len());
    let mut rest = &mut data[..];
    roster.serialize(&mut rest)?;
    rest.fill(0);
    Ok(())
}
// #endregion
