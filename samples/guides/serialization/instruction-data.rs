// level: tested (writing instruction data needs no network)
use std::error::Error;

use borsh::BorshSerialize;

// #region preview
#[derive(BorshSerialize)]
enum ProfileInstruction {
    Create { name: String },
    AddBadge { badge: u16, points: u64 },
    JoinTeam(Option<u32>),
}

fn main() -> Result<(), Box<dyn Error>> {
    let create = ProfileInstruction::Create { name: "Ada".into() };
    let add_badge = ProfileInstruction::AddBadge { badge: 3, points: 1_500 };
    let join_team = ProfileInstruction::JoinTeam(Some(7));

    println!("Create:      {:02x?}", borsh::to_vec(&create)?);
    println!("Add a badge: {:02x?}", borsh::to_vec(&add_badge)?);
    println!("Join a team: {:02x?}", borsh::to_vec(&join_team)?);
    Ok(())
}
// #endregion
