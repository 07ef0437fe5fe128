import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.keypair import Keypair


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        wallet = Keypair()

        # #region preview
        airdrop = await client.request_airdrop(wallet.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)

        balance = (await client.get_balance(wallet.pubkey())).value
        print(f"Signature: {airdrop.value}")
        print(f"Balance:   {balance} lamports")
        # #endregion


asyncio.run(main())
