# level: tested (keys need no network)
from solders.keypair import Keypair

wallet = Keypair()

# #region preview
message = b"I am the owner of this address."
signature = wallet.sign_message(message)
print(f"Signature: {signature}")

# Whoever checks needs the address, the message and the signature.
print(f"Valid: {signature.verify(wallet.pubkey(), message)}")
# #endregion

other = b"I am the owner of this house."
print(f"Valid for another message: {signature.verify(wallet.pubkey(), other)}")
