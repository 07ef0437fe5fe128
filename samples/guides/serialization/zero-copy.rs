// level: tested (reading bytes in place needs no network)
use bytemuck::{Pod, Zeroable};

// #region preview
// Fields by falling alignment, so that there is no gap between them.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Score {
    points: u64,
    player: [u8; 32],
    team: u32,
    has_team: u32,
}

fn add_points(account_data: &mut [u8], points: u64) -> Option<()> {
    // No copy: `score` is the bytes of the account itself.
    let score: &mut Score = bytemuck::try_from_bytes_mut(account_data).ok()?;
    score.points = score.points.checked_add(points)?;
    Some(())
}
// #endregion

fn main() {
    // Aligned to 8 bytes, as the runtime hands account data to a program.
    let mut account = [0_u64; size_of::<Score>() / 8];
    let data: &mut [u8] = bytemuck::cast_slice_mut(&mut account);
    data[..8].copy_from_slice(&1_500_u64.to_le_bytes());

    println!("Size:   {} bytes", size_of::<Score>());
    println!("Before: {:02x?}", &data[..8]);
    add_points(data, 20).expect("room for 20 more points");
    println!("After:  {:02x?}", &data[..8]);

    let short = bytemuck::try_from_bytes::<Score>(&data[..40]);
    println!("40 bytes:     {:?}", short.err());
    let shifted = bytemuck::try_from_bytes::<Score>(&[0; 64][1..49]);
    println!("Not aligned:  {:?}", shifted.err());
}
