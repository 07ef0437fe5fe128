import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed

# #region preview
CLUSTERS = {
    "local": "http://127.0.0.1:8899",
    "devnet": "https://api.devnet.solana.com",
    "testnet": "https://api.testnet.solana.com",
    "mainnet": "https://api.mainnet.solana.com",
}


async def main() -> None:
    async with AsyncClient(CLUSTERS["local"], Confirmed) as client:
        print(f"Connected: {await client.is_connected()}")
        version = (await client.get_version()).value.solana_core
        print(f"The node has version {version}")
# #endregion


asyncio.run(main())
