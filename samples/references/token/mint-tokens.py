import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.keypair import Keypair
from solders.message import MessageV0
from solders.system_program import CreateAccountParams, create_account
from solders.transaction import VersionedTransaction
from spl.token.constants import MINT_LEN, TOKEN_PROGRAM_ID
from spl.token.instructions import (
    create_idempotent_associated_token_account,
    get_associated_token_address,
    initialize_mint2,
    mint_to_checked,
)
from spl.token.models import InitializeMint2Params, MintToCheckedParams


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        payer = Keypair()
        mint = Keypair()
        airdrop = await client.request_airdrop(payer.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)
        minimum = await client.get_minimum_balance_for_rent_exemption(MINT_LEN)

        # #region preview
        token_account = get_associated_token_address(
            payer.pubkey(), mint.pubkey()
        )
        instructions = [
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
                    mint_authority=payer.pubkey(),
                    decimals=6,
                )
            ),
            create_idempotent_associated_token_account(
                payer.pubkey(), payer.pubkey(), mint.pubkey()
            ),
            mint_to_checked(
                MintToCheckedParams(
                    program_id=TOKEN_PROGRAM_ID,
                    mint=mint.pubkey(),
                    dest=token_account,
                    mint_authority=payer.pubkey(),
                    amount=2_500_000,
                    decimals=6,
                )
            ),
        ]
        # #endregion

        latest = (await client.get_latest_blockhash()).value
        message = MessageV0.try_compile(
            payer.pubkey(), instructions, [], latest.blockhash
        )
        transaction = VersionedTransaction(message, [payer, mint])
        signature = (await client.send_transaction(transaction)).value
        await client.confirm_transaction(
            signature,
            last_valid_block_height=latest.last_valid_block_height,
        )

        balance = (await client.get_token_account_balance(token_account)).value
        print(f"Amount:  {balance.amount} base units")
        print(f"To show: {balance.ui_amount_string}")


asyncio.run(main())
