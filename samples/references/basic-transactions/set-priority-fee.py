import asyncio
import math

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
        # What others paid lately to write to the same accounts,
        # in micro-lamports for each compute unit.
        recent_fees = await client.get_recent_prioritization_fees(
            [payer.pubkey(), recipient.pubkey()]
        )
        prices = sorted(fee.prioritization_fee for fee in recent_fees.value)

        # Three of four recent slots asked for this price or for less.
        usual = prices[len(prices) * 3 // 4] if prices else 0
        floor = 10_000
        # The most that you would ever pay, whatever the answer says.
        ceiling = 1_000_000
        price = min(max(usual, floor), ceiling)

        latest = (await client.get_latest_blockhash()).value

        def transaction_with(units: int) -> VersionedTransaction:
            instructions = [
                set_compute_unit_limit(units),
                set_compute_unit_price(price),
                transfer(
                    TransferParams(
                        from_pubkey=payer.pubkey(),
                        to_pubkey=recipient.pubkey(),
                        lamports=10_000_000,
                    )
                ),
            ]
            message = MessageV0.try_compile(
                payer.pubkey(), instructions, [], latest.blockhash
            )
            return VersionedTransaction(message, [payer])

        # Simulate it with the highest limit, then ask for what it used
        # and 10 % more.
        simulation = (
            await client.simulate_transaction(transaction_with(1_400_000))
        ).value
        if simulation.err or not simulation.units_consumed:
            raise RuntimeError(f"It would fail: {simulation.err}")
        limit = math.ceil(simulation.units_consumed * 1.1)
        transaction = transaction_with(limit)
        # #endregion

        signature = (await client.send_transaction(transaction)).value
        await client.confirm_transaction(
            signature,
            last_valid_block_height=latest.last_valid_block_height,
        )

        print(f"Compute unit limit: {limit}")
        print(f"Price: {price} micro-lamports a unit")
        left = (await client.get_balance(payer.pubkey())).value
        print(f"Fee paid: {1_000_000_000 - 10_000_000 - left} lamports")


asyncio.run(main())
