//! Keeps the profile of a player in an account, written and read with Borsh.

use borsh::{BorshDeserialize, BorshSerialize};
use solana_program::{
    account_info::AccountInfo, entrypoint, entrypoint::ProgramResult, msg,
    program_error::ProgramError, pubkey::Pubkey,
};

// #region state
/// Zero bytes are `Empty`: a new account is not yet a profile.
#[derive(BorshSerialize, BorshDeserialize, Debug, PartialEq)]
pub enum Kind {
    Empty,
    Profile,
}

/// Fields of a fixed size come first, so that their offsets never change.
#[derive(BorshSerialize, BorshDeserialize, Debug, PartialEq)]
pub struct Profile {
    pub kind: Kind,
    pub authority: Pubkey,
    pub score: u64,
    pub team: Option<u32>,
    pub name: String,
    pub badges: Vec<u16>,
}

const NAME_MAX: usize = 32;
const BADGES_MAX: usize = 16;

impl Profile {
    /// The longest profile, byte by byte: what an account must hold.
    pub const SPACE: usize =
        1 + 32 + 8 + (1 + 4) + (4 + NAME_MAX) + (4 + 2 * BADGES_MAX);
}
// #endregion

// #region instruction
/// The first byte of the data is the number of the variant: 0, 1, 2.
#[derive(BorshSerialize, BorshDeserialize, Debug, PartialEq)]
pub enum ProfileInstruction {
    Create { name: String },
    AddBadge { badge: u16, points: u64 },
    JoinTeam(Option<u32>),
}
// #endregion

entrypoint!(process_instruction);

/// Accounts: the authority (signs), the profile.
// #region preview
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    instruction_data: &[u8],
) -> ProgramResult {
    let instruction = ProfileInstruction::try_from_slice(instruction_data)
        .map_err(|_| ProgramError::InvalidInstructionData)?;
    let [authority, account, ..] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    if !authority.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    if account.owner != program_id {
        return Err(ProgramError::InvalidAccountOwner);
    }
    let mut profile = read(account)?;
    apply(instruction, &mut profile, authority.key)?;
    msg!("{:?}", profile);
    write(&profile, account)
}
// #endregion

// #region read
fn read(account: &AccountInfo) -> Result<Profile, ProgramError> {
    let data = account.try_borrow_data()?;
    // Takes the bytes that it needs. `try_from_slice` would refuse the zeros
    // that follow a profile that is shorter than its account.
    Profile::deserialize(&mut &data[..])
        .map_err(|_| ProgramError::InvalidAccountData)
}
// #endregion

// #region write
fn write(profile: &Profile, account: &AccountInfo) -> ProgramResult {
    let mut data = account.try_borrow_mut_data()?;
    let mut rest = &mut data[..];
    profile
        .serialize(&mut rest)
        .map_err(|_| ProgramError::AccountDataTooSmall)?;
    // Nothing of an older, longer profile stays behind.
    rest.fill(0);
    Ok(())
}
// #endregion

// #region apply
fn apply(
    instruction: ProfileInstruction,
    profile: &mut Profile,
    authority: &Pubkey,
) -> ProgramResult {
    use ProfileInstruction::{AddBadge, Create, JoinTeam};
    match (&profile.kind, instruction) {
        (Kind::Empty, Create { name }) => {
            if name.len() > NAME_MAX {
                return Err(ProgramError::InvalidArgument);
            }
            profile.kind = Kind::Profile;
            profile.authority = *authority;
            profile.name = name;
        }
        (Kind::Profile, Create { .. }) => {
            return Err(ProgramError::AccountAlreadyInitialized);
        }
        (Kind::Empty, _) => return Err(ProgramError::UninitializedAccount),
        _ if profile.authority != *authority => {
            return Err(ProgramError::IncorrectAuthority);
        }
        (Kind::Profile, AddBadge { badge, points }) => {
            if profile.badges.len() == BADGES_MAX {
                return Err(ProgramError::InvalidArgument);
            }
            let score = profile.score.checked_add(points);
            profile.score = score.ok_or(ProgramError::ArithmeticOverflow)?;
            profile.badges.push(badge);
        }
        (Kind::Profile, JoinTeam(team)) => profile.team = team,
    }
    Ok(())
}
// #endregion
