# level: tested (deriving an address needs no network)
from hashlib import sha256

from solders.pubkey import Pubkey

program = Pubkey.from_string("Counter111111111111111111111111111111111111")
owner = Pubkey.from_string("AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9")

# #region preview
seeds = [b"counter", bytes(owner)]
address, bump = Pubkey.find_program_address(seeds, program)

print(f"Address:  {address}")
print(f"Bump:     {bump}")
print(f"On curve: {address.is_on_curve()}")
# #endregion

# What the search did: hash the parts, and count down until the result is off
# the curve.
for attempt in range(255, bump - 1, -1):
    parts = [*seeds, bytes([attempt]), bytes(program), b"ProgramDerivedAddress"]
    candidate = Pubkey(sha256(b"".join(parts)).digest())
    print(f"Bump {attempt}: {candidate}, on curve: {candidate.is_on_curve()}")
