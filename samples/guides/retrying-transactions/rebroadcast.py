import asyncio
import time

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solana.rpc.core import RPCException
from solana.rpc.models import TxOpts
from solders.compute_budget import (
    set_compute_unit_limit,
    set_compute_unit_price,
)
from solders.keypair import Keypair
from solders.message import MessageV0
from solders.rpc.errors import SendTransactionPreflightFailureMessage
from solders.system_program import TransferParams, transfer
from solders.transaction import VersionedTransaction
from solders.transaction_status import TransactionConfirmationStatus as Level

URL = "http://127.0.0.1:8899"
# The three instructions of this transaction use 450 units.
UNIT_LIMIT = 500
# In micro-lamports for each compute unit.
PRICE_FLOOR = 10_000
PRICE_CEILING = 1_000_000
MAX_TRIES = 240


async def main() -> None:
    async with AsyncClient(URL, Confirmed, timeout=5) as client:
        payer = Keypair()
        recipient = Keypair()

        airdrop = await client.request_airdrop(payer.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)

        # What three of four recent slots asked for these accounts.
        recent = await client.get_recent_prioritization_fees(
            [payer.pubkey(), recipient.pubkey()]
        )
        prices = sorted(slot.prioritization_fee for slot in recent.value)
        usual = prices[len(prices) * 3 // 4] if prices else 0
        price = min(max(usual, PRICE_FLOOR), PRICE_CEILING)

        instructions = [
            set_compute_unit_limit(UNIT_LIMIT),
            set_compute_unit_price(price),
            transfer(
                TransferParams(
                    from_pubkey=payer.pubkey(),
                    to_pubkey=recipient.pubkey(),
                    lamports=10_000_000,
                )
            ),
        ]

        # #region preview
        latest = (await client.get_latest_blockhash()).value
        message = MessageV0.try_compile(
            payer.pubkey(), instructions, [], latest.blockhash
        )
        signed = VersionedTransaction(message, [payer])
        signature = signed.signatures[0]

        async def send_until_decided() -> str:
            height = sends = 0
            is_accepted = False
            next_send = time.monotonic()
            for _ in range(MAX_TRIES):
                is_over = height > latest.last_valid_block_height
                try:
                    # Read the height first: a status read after it is newer.
                    height = (await client.get_block_height()).value
                    statuses = await client.get_signature_statuses(
                        [signature], search_transaction_history=is_over
                    )
                    status = statuses.value[0]

                    if status and status.confirmation_status in (
                        Level.Confirmed,
                        Level.Finalized,
                    ):
                        return "failed" if status.err else "confirmed"
                    # Asked once more since the window is over, now in the
                    # history too.
                    if status is None and is_over:
                        return "expired"

                    is_valid = height <= latest.last_valid_block_height
                    is_due = time.monotonic() >= next_send
                    if status is None and is_valid and is_due:
                        sends += 1
                        next_send = time.monotonic() + 2
                        options = TxOpts(
                            max_retries=0,
                            preflight_commitment=Confirmed,
                            skip_preflight=is_accepted,
                        )
                        await client.send_raw_transaction(
                            bytes(signed), options
                        )
                        is_accepted = True
                except Exception as error:
                    # If preflight refuses the first send, nobody else has
                    # these bytes.
                    is_refused = isinstance(error, RPCException) and isinstance(
                        error.args[0], SendTransactionPreflightFailureMessage
                    )
                    if is_refused and sends == 1:
                        raise
                    # Any other error says nothing about the transaction.
                    print(f"Request failed: {error}")
                await asyncio.sleep(0.5)
            raise TimeoutError(f"Undecided: ask again for {signature}")

        result = await send_until_decided()
        # #endregion

        received = (await client.get_balance(recipient.pubkey())).value

        print(f"Signature: {signature}")
        print(f"Result: {result}")
        print(f"Recipient received: {received} lamports")


asyncio.run(main())
