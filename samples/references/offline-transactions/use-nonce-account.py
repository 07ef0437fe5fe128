import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.hash import Hash
from solders.keypair import Keypair
from solders.message import MessageV0
from solders.system_program import (
    AdvanceNonceAccountParams,
    TransferParams,
    advance_nonce_account,
    create_nonce_account,
    transfer,
)
from solders.transaction import VersionedTransaction

NONCE_SIZE = 80


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        payer = Keypair()
        nonce_account = Keypair()
        recipient = Keypair().pubkey()

        airdrop = await client.request_airdrop(payer.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)

        minimum = (
            await client.get_minimum_balance_for_rent_exemption(NONCE_SIZE)
        ).value
        latest = (await client.get_latest_blockhash()).value
        set_up = MessageV0.try_compile(
            payer.pubkey(),
            create_nonce_account(
                payer.pubkey(), nonce_account.pubkey(), payer.pubkey(), minimum
            ),
            [],
            latest.blockhash,
        )
        created = await client.send_transaction(
            VersionedTransaction(set_up, [payer, nonce_account])
        )
        await client.confirm_transaction(created.value)
        # A nonce can advance once in a slot: wait for the next one.
        slot = (await client.get_slot()).value
        for _ in range(100):
            if (await client.get_slot()).value > slot:
                break
            await asyncio.sleep(0.1)
        else:
            raise TimeoutError("No new slot in ten seconds")

        # #region preview
        # Version, state and authority take 40 bytes. Then comes the nonce.
        account = (await client.get_account_info(nonce_account.pubkey())).value
        nonce = Hash.from_bytes(account.data[40:72])

        message = MessageV0.try_compile(
            payer.pubkey(),
            [
                advance_nonce_account(
                    AdvanceNonceAccountParams(
                        nonce_pubkey=nonce_account.pubkey(),
                        authorized_pubkey=payer.pubkey(),
                    )
                ),
                transfer(
                    TransferParams(
                        from_pubkey=payer.pubkey(),
                        to_pubkey=recipient,
                        lamports=10_000_000,
                    )
                ),
            ],
            [],
            nonce,
        )
        signed = VersionedTransaction(message, [payer])
        sent = (await client.send_transaction(signed)).value
        # #endregion

        await client.confirm_transaction(sent)
        account = (await client.get_account_info(nonce_account.pubkey())).value
        balance = (await client.get_balance(recipient)).value
        print(f"Recipient holds {balance} lamports")
        has_changed = Hash.from_bytes(account.data[40:72]) != nonce
        print(f"Nonce has changed: {has_changed}")


asyncio.run(main())
