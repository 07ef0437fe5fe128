import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.keypair import Keypair
from solders.message import MessageV0
from solders.system_program import TransferParams, transfer
from solders.transaction import VersionedTransaction


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        payer = Keypair()
        recipient = Keypair()

        airdrop = await client.request_airdrop(payer.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)

        # #region preview
        instruction = transfer(
            TransferParams(
                from_pubkey=payer.pubkey(),
                to_pubkey=recipient.pubkey(),
                lamports=10_000_000,
            )
        )

        latest = (await client.get_latest_blockhash()).value
        message = MessageV0.try_compile(
            payer.pubkey(), [instruction], [], latest.blockhash
        )
        transaction = VersionedTransaction(message, [payer])

        signature = (await client.send_transaction(transaction)).value
        await client.confirm_transaction(
            signature,
            last_valid_block_height=latest.last_valid_block_height,
        )
        # #endregion

        received = (await client.get_balance(recipient.pubkey())).value
        left = (await client.get_balance(payer.pubkey())).value

        print(f"Signature: {signature}")
        print(f"Recipient received: {received} lamports")
        print(f"Payer has left: {left} lamports")


asyncio.run(main())
