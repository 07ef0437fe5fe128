import asyncio
import base64

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.hash import Hash
from solders.keypair import Keypair
from solders.message import MessageV0
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
        # 1. Online: the offline machine needs only the blockhash.
        latest = (await client.get_latest_blockhash()).value
        text = str(latest.blockhash)

        # 2. Offline: build the transaction here, where the key is.
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
            Hash.from_string(text),
        )
        offline = VersionedTransaction(message, [cold_wallet])
        signed = base64.b64encode(bytes(offline))

        # 3. Online: send what came back.
        transaction = VersionedTransaction.from_bytes(base64.b64decode(signed))
        transaction.verify_and_hash_message()
        sent = (await client.send_transaction(transaction)).value
        # #endregion

        await client.confirm_transaction(
            sent, last_valid_block_height=latest.last_valid_block_height
        )
        balance = (await client.get_balance(recipient)).value
        print(f"Signature: {sent}")
        print(f"Recipient holds {balance} lamports")


asyncio.run(main())
