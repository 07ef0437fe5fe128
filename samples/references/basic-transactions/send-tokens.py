import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.instruction import Instruction
from solders.keypair import Keypair
from solders.message import MessageV0
from solders.system_program import CreateAccountParams, create_account
from solders.transaction import VersionedTransaction
from spl.token.constants import MINT_LEN, TOKEN_PROGRAM_ID
from spl.token.instructions import (
    create_idempotent_associated_token_account,
    get_associated_token_address,
    initialize_mint2,
    mint_to,
    transfer_checked,
)
from spl.token.models import (
    InitializeMint2Params,
    MintToParams,
    TransferCheckedParams,
)


async def send(
    client: AsyncClient, instructions: list[Instruction], signers: list[Keypair]
) -> None:
    latest = (await client.get_latest_blockhash()).value
    message = MessageV0.try_compile(
        signers[0].pubkey(), instructions, [], latest.blockhash
    )
    transaction = VersionedTransaction(message, signers)
    signature = (await client.send_transaction(transaction)).value
    await client.confirm_transaction(
        signature,
        last_valid_block_height=latest.last_valid_block_height,
    )


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        payer = Keypair()
        recipient = Keypair().pubkey()
        airdrop = await client.request_airdrop(payer.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)

        # A token of our own, with 6 decimals. The payer gets 100 of it.
        mint = Keypair()
        source = get_associated_token_address(payer.pubkey(), mint.pubkey())
        minimum = await client.get_minimum_balance_for_rent_exemption(MINT_LEN)
        await send(
            client,
            [
                create_account(
                    CreateAccountParams(
                        from_pubkey=payer.pubkey(),
                        to_pubkey=mint.pubkey(),
                        lamports=minimum.value,
                        space=MINT_LEN,
                        owner=TOKEN_PROGRAM_ID,
                    )
                ),
                initialize_mint2(
                    InitializeMint2Params(
                        program_id=TOKEN_PROGRAM_ID,
                        mint=mint.pubkey(),
                        decimals=6,
                        mint_authority=payer.pubkey(),
                    )
                ),
                create_idempotent_associated_token_account(
                    payer.pubkey(), payer.pubkey(), mint.pubkey()
                ),
                mint_to(
                    MintToParams(
                        program_id=TOKEN_PROGRAM_ID,
                        mint=mint.pubkey(),
                        dest=source,
                        mint_authority=payer.pubkey(),
                        amount=100_000_000,
                    )
                ),
            ],
            [payer, mint],
        )

        # #region preview
        destination = get_associated_token_address(recipient, mint.pubkey())
        instructions = [
            # Creates the recipient's token account, if it is not there yet.
            create_idempotent_associated_token_account(
                payer.pubkey(), recipient, mint.pubkey()
            ),
            transfer_checked(
                TransferCheckedParams(
                    program_id=TOKEN_PROGRAM_ID,
                    source=source,
                    mint=mint.pubkey(),
                    dest=destination,
                    owner=payer.pubkey(),
                    amount=2_500_000,
                    decimals=6,
                )
            ),
        ]
        await send(client, instructions, [payer])
        # #endregion

        received = await client.get_token_account_balance(destination)
        left = await client.get_token_account_balance(source)
        print(f"Recipient has: {received.value.amount} base units")
        print(f"Sender has left: {left.value.amount} base units")


asyncio.run(main())
