# level: tested (deriving an address needs no network)
from solders.pubkey import Pubkey
from solders.system_program import ID as SYSTEM_PROGRAM_ID

base = Pubkey.from_string("AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9")

# #region preview
savings = Pubkey.create_with_seed(base, "savings", SYSTEM_PROGRAM_ID)
# #endregion

print("Address:", savings)
