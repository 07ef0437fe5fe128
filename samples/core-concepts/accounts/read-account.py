import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.keypair import Keypair


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        # A new wallet. The airdrop creates its account.
        wallet = Keypair()
        airdrop = await client.request_airdrop(wallet.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)

        # #region preview
        address = wallet.pubkey()
        account = (await client.get_account_info(address)).value

        if account is None:
            print(f"There is no account at {address}")
        else:
            print(f"Address:    {address}")
            print(f"Lamports:   {account.lamports}")
            print(f"Owner:      {account.owner}")
            print(f"Executable: {account.executable}")
            print(f"Data size:  {len(account.data)} bytes")
        # #endregion


asyncio.run(main())
