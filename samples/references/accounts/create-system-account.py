import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.keypair import Keypair
from solders.message import MessageV0
from solders.system_program import ID as SYSTEM_PROGRAM_ID
from solders.system_program import CreateAccountParams, create_account
from solders.transaction import VersionedTransaction


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        payer = Keypair()

        airdrop = await client.request_airdrop(payer.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)

        # #region preview
        new_account = Keypair()
        space = 0
        minimum = (
            await client.get_minimum_balance_for_rent_exemption(space)
        ).value

        instruction = create_account(
            CreateAccountParams(
                from_pubkey=payer.pubkey(),
                to_pubkey=new_account.pubkey(),
                lamports=minimum,
                space=space,
                owner=SYSTEM_PROGRAM_ID,
            )
        )

        latest = (await client.get_latest_blockhash()).value
        message = MessageV0.try_compile(
            payer.pubkey(), [instruction], [], latest.blockhash
        )
        # The payer and the new account sign.
        transaction = VersionedTransaction(message, [payer, new_account])
        signature = (await client.send_transaction(transaction)).value
        # #endregion

        await client.confirm_transaction(
            signature,
            last_valid_block_height=latest.last_valid_block_height,
        )
        account = (await client.get_account_info(new_account.pubkey())).value
        print(f"Address:  {new_account.pubkey()}")
        print(f"Owner:    {account.owner}")
        print(f"Lamports: {account.lamports}")
        print(f"Size:     {len(account.data)} bytes")


asyncio.run(main())
