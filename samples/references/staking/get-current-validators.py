import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        # #region preview
        validators = (await client.get_vote_accounts()).value
        print(f"Voting: {len(validators.current)}")
        print(f"Delinquent: {len(validators.delinquent)}")

        for validator in validators.current:
            print(f"Vote account: {validator.vote_pubkey}")
            print(f"Commission:   {validator.commission} %")
        # #endregion


asyncio.run(main())
