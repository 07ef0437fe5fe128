# level: tested (keys need no network)
import unicodedata
from hashlib import pbkdf2_hmac

from solders.keypair import Keypair

# #region preview
# Everybody knows this phrase. Ask for a real one, never store it.
mnemonic = (
    "legal winner thank year wave sausage "
    "worth useful legal winner thank yellow"
)

# BIP39: the seed of the phrase, here with an empty passphrase.
phrase = unicodedata.normalize("NFKD", mnemonic).encode()
seed = pbkdf2_hmac("sha512", phrase, b"mnemonic", 2048)

# BIP44, like most wallets: one phrase, many accounts.
for account in range(3):
    path = f"m/44'/501'/{account}'/0'"
    wallet = Keypair.from_seed_and_derivation_path(seed, path)
    print(f"{path}  {wallet.pubkey()}")

# Without a path, as solana-keygen does: the first half of the seed.
plain = Keypair.from_seed_phrase_and_passphrase(mnemonic, "")
print(f"no path          {plain.pubkey()}")
# #endregion
