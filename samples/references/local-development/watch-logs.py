import asyncio

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solana.rpc.websocket_api import SolanaWsClient
from solders.keypair import Keypair
from solders.rpc.config import RpcTransactionLogsFilterMentions


async def main() -> None:
    wallet = Keypair().pubkey()
    client = AsyncClient("http://127.0.0.1:8899", Confirmed)

    # #region preview
    async with SolanaWsClient("ws://127.0.0.1:8900") as websocket:
        subscription = await websocket.logs_subscribe(
            filter_=RpcTransactionLogsFilterMentions(wallet),
            commitment=Confirmed,
        )
        # #endregion

        # Something to see.
        await client.request_airdrop(wallet, 1_000_000_000)

        # #region preview

        async with asyncio.timeout(30):
            logs = (await websocket.recv()).result.value
        print(f"Transaction: {logs.signature}")
        print(f"Failed:      {logs.err is not None}")
        for line in logs.logs:
            print(line)

        await websocket.unsubscribe(subscription)
    # #endregion
    await client.close()


asyncio.run(main())
