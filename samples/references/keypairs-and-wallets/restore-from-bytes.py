# level: tested (keys need no network)
from solders.keypair import Keypair

# #region preview
# Never write a real key into a program. Everybody knows this one.
secret = bytes(
    [208, 136, 68, 156, 45, 0, 115, 252, 255, 244, 15, 41, 151]
    + [89, 32, 155, 111, 53, 10, 251, 88, 133, 27, 254, 157, 218]
    + [65, 11, 84, 105, 60, 244, 170, 159, 25, 237, 42, 105, 73]
    + [254, 85, 137, 153, 244, 69, 187, 8, 72, 104, 199, 195, 232]
    + [9, 99, 87, 5, 239, 243, 73, 146, 196, 110, 42, 232]
)

wallet = Keypair.from_bytes(secret)
print(f"Address: {wallet.pubkey()}")

same = Keypair.from_seed(secret[:32])
print(f"Address: {same.pubkey()}")
# #endregion
