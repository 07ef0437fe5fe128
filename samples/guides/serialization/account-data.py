# level: tested (reading bytes needs no network)
from struct import unpack_from

from solders.pubkey import Pubkey

# What `client.get_account_info(address)` has as its data: 59 bytes, and 59 that
# are zero.
written = (
    "01"
    "8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c"
    "dc05000000000000"
    "0107000000"
    "03000000416461"
    "010000000300"
)
data = bytes.fromhex(written).ljust(118, b"\0")

# #region preview
kind = data[0]
authority = Pubkey.from_bytes(data[1:33])
(score,) = unpack_from("<Q", data, 33)

# From here on, each offset depends on what was read before.
at = 41
team = None
at += 1
if data[at - 1]:
    (team,) = unpack_from("<I", data, at)
    at += 4

(length,) = unpack_from("<I", data, at)
at += 4
name = data[at : at + length].decode()
at += length

(count,) = unpack_from("<I", data, at)
badges = list(unpack_from(f"<{count}H", data, at + 4))
# #endregion

print(f"Kind:      {kind}")
print(f"Authority: {authority}")
print(f"Score:     {score}")
print(f"Team:      {team}")
print(f"Name:      {name}")
print(f"Badges:    {badges}")
