// level: compiled (needs a browser and a client id of your project)
import { WEB3AUTH_NETWORK, Web3Auth } from '@web3auth/modal'

// #region preview
export const web3auth = new Web3Auth({
  clientId: 'YOUR_CLIENT_ID',
  web3AuthNetwork: WEB3AUTH_NETWORK.SAPPHIRE_DEVNET,
  // Solana's devnet, as switched on in the dashboard.
  defaultChainId: '0x67',
  // In seconds: a user who comes back within a day stays logged in.
  sessionTime: 24 * 60 * 60,
})

/** Call it once, when your page has loaded. Says who is back. */
export async function start() {
  await web3auth.init()
  if (!web3auth.connected) return
  return web3auth.connection?.solanaWallet ?? undefined
}
// #endregion
