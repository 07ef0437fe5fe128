# level: tested (writing instruction data needs no network)
from struct import pack

# #region preview
# "<" is little-endian without gaps; B, H, I, Q are u8, u16, u32, u64.
name = "Ada".encode()
create = pack("<BI", 0, len(name)) + name
add_badge = pack("<BHQ", 1, 3, 1_500)
join_team = pack("<BBI", 2, 1, 7)

print(f"Create:      {create.hex()}")
print(f"Add a badge: {add_badge.hex()}")
print(f"Join a team: {join_team.hex()}")
# #endregion
