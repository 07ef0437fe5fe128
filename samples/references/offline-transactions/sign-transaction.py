import asyncio
import base64

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.keypair import Keypair
from solders.message import MessageV0, to_bytes_versioned
from solders.system_program import TransferParams, transfer
from solders.transaction import VersionedTransaction


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        cold_wallet = Keypair()
        recipient = Keypair().pubkey()

        airdrop = await client.request_airdrop(
            cold_wallet.pubkey(), 1_000_000_000
        )
        await client.confirm_transaction(airdrop.value)

        # #region preview
        # 1. Online: build the message, with addresses alone.
        latest = (await client.get_latest_blockhash()).value
        message = MessageV0.try_compile(
            cold_wallet.pubkey(),
            [
                transfer(
                    TransferParams(
                        from_pubkey=cold_wallet.pubkey(),
                        to_pubkey=recipient,
                        lamports=10_000_000,
                    )
                )
            ],
            [],
            latest.blockhash,
        )
        unsigned = base64.b64encode(to_bytes_versioned(message))

        # 2. Offline: this machine alone has the key.
        signature = cold_wallet.sign_message(base64.b64decode(unsigned))

        # 3. Online: put both together and send.
        transaction = VersionedTransaction.populate(message, [signature])
        transaction.verify_and_hash_message()
        sent = (await client.send_transaction(transaction)).value
        # #endregion

        await client.confirm_transaction(
            sent, last_valid_block_height=latest.last_valid_block_height
        )
        balance = (await client.get_balance(recipient)).value
        print(f"Signature: {signature}")
        print(f"Recipient holds {balance} lamports")


asyncio.run(main())
