# level: tested (keys need no network)
from solders.keypair import Keypair

# #region preview
# What a wallet shows when you export a key. Everybody knows this one.
secret = (
    "5ApHX3RJ31S1itjYT9iDY1FvypaHEhgtZCgRfA43Z2p2"
    "mgbY47S2eKEc6fu6Hm8iau4DoJJ2FioQgXvAFcJs3tDu"
)

wallet = Keypair.from_base58_string(secret)
print(f"Address: {wallet.pubkey()}")
# #endregion
