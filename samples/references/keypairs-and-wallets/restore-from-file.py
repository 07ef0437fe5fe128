# level: tested (keys need no network)
import tempfile
from pathlib import Path

from solders.keypair import Keypair

# The CLI's own wallet is at ~/.config/solana/id.json.
path = Path(tempfile.mkdtemp()) / "wallet.json"
saved = Keypair()
path.write_text(saved.to_json())

# #region preview
wallet = Keypair.from_json(path.read_text())
print(f"Address: {wallet.pubkey()}")
# #endregion
print(f"Saved:   {saved.pubkey()}")
