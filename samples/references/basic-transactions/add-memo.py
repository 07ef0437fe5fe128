import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.keypair import Keypair
from solders.message import MessageV0
from solders.system_program import TransferParams, transfer
from solders.transaction import VersionedTransaction
from spl.memo.constants import MEMO_PROGRAM_ID
from spl.memo.instructions import create_memo
from spl.memo.models import MemoParams


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        payer = Keypair()
        recipient = Keypair()

        airdrop = await client.request_airdrop(payer.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)

        # #region preview
        instructions = [
            transfer(
                TransferParams(
                    from_pubkey=payer.pubkey(),
                    to_pubkey=recipient.pubkey(),
                    lamports=10_000_000,
                )
            ),
            create_memo(
                MemoParams(
                    program_id=MEMO_PROGRAM_ID,
                    signer=payer.pubkey(),
                    message=b"Invoice 2026-117",
                )
            ),
        ]
        # #endregion

        latest = (await client.get_latest_blockhash()).value
        message = MessageV0.try_compile(
            payer.pubkey(), instructions, [], latest.blockhash
        )
        transaction = VersionedTransaction(message, [payer])
        signature = (await client.send_transaction(transaction)).value
        await client.confirm_transaction(
            signature,
            last_valid_block_height=latest.last_valid_block_height,
        )

        response = await client.get_transaction(
            signature, max_supported_transaction_version=1
        )
        print(f"Signature: {signature}")
        for line in response.value.transaction.meta.log_messages:
            print(line)


asyncio.run(main())
