import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.compute_budget import (
    set_compute_unit_limit,
    set_compute_unit_price,
)
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
        instructions = [
            set_compute_unit_limit(500),
            # In micro-lamports for each compute unit.
            set_compute_unit_price(200_000),
            transfer(
                TransferParams(
                    from_pubkey=payer.pubkey(),
                    to_pubkey=recipient.pubkey(),
                    lamports=10_000_000,
                )
            ),
        ]

        latest = (await client.get_latest_blockhash()).value
        message = MessageV0.try_compile(
            payer.pubkey(), instructions, [], latest.blockhash
        )
        # #endregion

        transaction = VersionedTransaction(message, [payer])
        signature = (await client.send_transaction(transaction)).value
        await client.confirm_transaction(
            signature,
            last_valid_block_height=latest.last_valid_block_height,
        )

        left = (await client.get_balance(payer.pubkey())).value
        print(f"Fee paid: {1_000_000_000 - 10_000_000 - left} lamports")


asyncio.run(main())
