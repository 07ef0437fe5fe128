# level: tested (computes addresses, needs no network)
from hashlib import sha256

from solders.pubkey import Pubkey

# #region preview
NAME_PROGRAM = Pubkey.from_string("namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX")
SNS_ROOT = Pubkey.from_string("58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx")


def derive_name_key(name: str, parent: Pubkey) -> Pubkey:
    digest = sha256(f"SPL Name Service{name}".encode()).digest()
    no_class = bytes(32)
    key, _ = Pubkey.find_program_address(
        [digest, no_class, bytes(parent)], NAME_PROGRAM
    )
    return key


domain = derive_name_key("bonfida", SNS_ROOT)

# The label of a subdomain has a zero byte in front.
subdomain = derive_name_key("\0dex", domain)
# #endregion

print("bonfida.sns:    ", domain)
print("dex.bonfida.sns:", subdomain)
