import asyncio
import time

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solana.rpc.models import TxOpts
from solders.keypair import Keypair
from solders.message import MessageV0
from solders.system_program import TransferParams, transfer
from solders.transaction import VersionedTransaction
from solders.transaction_status import TransactionConfirmationStatus

Level = TransactionConfirmationStatus


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        payer = Keypair()
        recipient = Keypair()

        airdrop = await client.request_airdrop(payer.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)

        instruction = transfer(
            TransferParams(
                from_pubkey=payer.pubkey(),
                to_pubkey=recipient.pubkey(),
                lamports=10_000_000,
            )
        )

        # #region preview
        latest = (await client.get_latest_blockhash()).value
        message = MessageV0.try_compile(
            payer.pubkey(), [instruction], [], latest.blockhash
        )
        transaction = bytes(VersionedTransaction(message, [payer]))

        # The first send runs the preflight and raises what it finds.
        first = TxOpts(max_retries=0, preflight_commitment=Confirmed)
        signature = (
            await client.send_raw_transaction(transaction, first)
        ).value

        async def resend_until_decided() -> str:
            again = TxOpts(max_retries=0, skip_preflight=True)
            next_send = time.monotonic() + 2
            while True:
                # Read the height first: a status read after it is newer.
                height = (await client.get_block_height()).value
                statuses = await client.get_signature_statuses([signature])
                status = statuses.value[0]

                if status and status.confirmation_status in (
                    Level.Confirmed,
                    Level.Finalized,
                ):
                    return "failed" if status.err else "confirmed"
                if status is None:
                    if height > latest.last_valid_block_height:
                        return "expired"
                    if time.monotonic() >= next_send:
                        await client.send_raw_transaction(transaction, again)
                        next_send = time.monotonic() + 2
                await asyncio.sleep(0.5)

        result = await resend_until_decided()
        # #endregion

        received = (await client.get_balance(recipient.pubkey())).value

        print(f"Signature: {signature}")
        print(f"Result: {result}")
        print(f"Recipient received: {received} lamports")


asyncio.run(main())
