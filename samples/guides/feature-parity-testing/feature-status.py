import asyncio

from solana.rpc.async_api import AsyncClient
from solders.pubkey import Pubkey


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899") as client:
        # #region preview
        features = [
            "txv1aq4pp281K9um3tnPgkfX8UqtFT6wcVW3hNezGLL",
            "6TkHkRmP7JZy1fdM6fg5uXn76wChQBWGokHBJzrLB3mj",
            "B8JJXCy5amZyWG9r7EnUYLwzXSXTxG7GZ1qZ1qggo83g",
        ]
        addresses = [Pubkey.from_string(feature) for feature in features]
        accounts = (await client.get_multiple_accounts(addresses)).value

        for feature, account in zip(features, accounts):
            if account is None:
                print(feature, "inactive")
            elif account.data[0] == 0:
                print(feature, "pending")
            else:
                slot = int.from_bytes(account.data[1:9], "little")
                print(feature, f"active since slot {slot}")
        # #endregion


asyncio.run(main())
