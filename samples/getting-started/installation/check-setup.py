import asyncio

from solana.rpc.async_api import AsyncClient


async def main() -> None:
    # #region preview
    async with AsyncClient("http://127.0.0.1:8899") as client:
        version = (await client.get_version()).value
        genesis_hash = (await client.get_genesis_hash()).value
        slot = (await client.get_slot()).value

        print(f"Node version: {version.solana_core}")
        print(f"Genesis hash: {genesis_hash}")
        print(f"Slot:         {slot}")
    # #endregion


asyncio.run(main())
