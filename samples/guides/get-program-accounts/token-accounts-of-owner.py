import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solana.rpc.models import MemcmpOpts
from solders.instruction import AccountMeta, Instruction
from solders.keypair import Keypair
from solders.message import MessageV0
from solders.pubkey import Pubkey
from solders.system_program import CreateAccountParams, create_account
from solders.token import ID as TOKEN_PROGRAM_ID
from solders.token.state import TokenAccount
from solders.transaction import VersionedTransaction

NATIVE_MINT = Pubkey.from_string("So11111111111111111111111111111111111111112")


async def main() -> None:
    async with AsyncClient("http://127.0.0.1:8899", Confirmed) as client:
        owner = Keypair()
        airdrop = await client.request_airdrop(owner.pubkey(), 1_000_000_000)
        await client.confirm_transaction(airdrop.value)

        # Two token accounts with 1,000 lamports of wrapped SOL each.
        size = 165
        minimum = await client.get_minimum_balance_for_rent_exemption(size)
        new_accounts = [Keypair(), Keypair()]
        instructions = []
        for account in new_accounts:
            create = CreateAccountParams(
                from_pubkey=owner.pubkey(),
                to_pubkey=account.pubkey(),
                lamports=minimum.value + 1_000,
                space=size,
                owner=TOKEN_PROGRAM_ID,
            )
            # InitializeAccount3 is instruction 18 of the Token program.
            initialize = Instruction(
                TOKEN_PROGRAM_ID,
                bytes([18]) + bytes(owner.pubkey()),
                [
                    AccountMeta(account.pubkey(), False, True),
                    AccountMeta(NATIVE_MINT, False, False),
                ],
            )
            instructions += [create_account(create), initialize]
        blockhash = (await client.get_latest_blockhash()).value.blockhash
        message = MessageV0.try_compile(
            owner.pubkey(), instructions, [], blockhash
        )
        transaction = VersionedTransaction(message, [owner, *new_accounts])
        sent = await client.send_transaction(transaction)
        await client.confirm_transaction(sent.value)

        # #region preview
        # An int is a dataSize filter. The owner starts at byte 32.
        owner_filter = MemcmpOpts(offset=32, bytes=str(owner.pubkey()))
        found = await client.get_program_accounts(
            TOKEN_PROGRAM_ID, encoding="base64", filters=[165, owner_filter]
        )

        print(f"Found: {len(found.value)}")
        for keyed in found.value:
            token = TokenAccount.from_bytes(keyed.account.data)
            print(f"{keyed.pubkey} holds {token.amount} of {token.mint}")
        # #endregion


asyncio.run(main())
