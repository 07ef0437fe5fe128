import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.keypair import Keypair


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        wallet = Keypair()
        airdrop = await client.request_airdrop(wallet.pubkey(), 1_500_000_000)
        await client.confirm_transaction(airdrop.value)

        # #region preview
        balance = (await client.get_balance(wallet.pubkey())).value
        sol = f"{balance // 10**9}.{balance % 10**9:09}"
        # #endregion

        print(f"Lamports: {balance}")
        print(f"SOL:      {sol}")


asyncio.run(main())
