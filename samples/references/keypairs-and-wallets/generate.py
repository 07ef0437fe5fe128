# level: tested (keys need no network)
from solders.keypair import Keypair

# #region preview
wallet = Keypair()

print(f"Address:    {wallet.pubkey()}")
print(f"Secret key: {len(bytes(wallet))} bytes")
# #endregion
