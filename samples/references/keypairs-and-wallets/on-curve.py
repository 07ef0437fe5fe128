# level: tested (keys need no network)
from solders.keypair import Keypair
from solders.pubkey import Pubkey
from solders.system_program import ID as SYSTEM_PROGRAM

wallet = Keypair().pubkey()
pda, _bump = Pubkey.find_program_address([b"vault"], SYSTEM_PROGRAM)

# #region preview
print(f"Wallet on the curve: {wallet.is_on_curve()}")
print(f"PDA on the curve:    {pda.is_on_curve()}")
# #endregion
