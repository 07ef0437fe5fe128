// level: compiled (needs a browser and a client id of your project)
import { WEB3AUTH_NETWORK } from '@web3auth/modal'
import {
  useWeb3Auth,
  useWeb3AuthConnect,
  useWeb3AuthDisconnect,
  type Web3AuthContextConfig,
  Web3AuthProvider,
} from '@web3auth/modal/react'
import { createElement, useEffect, useState } from 'react'
import { getAccount } from './get-account'

// #region preview
const config: Web3AuthContextConfig = {
  web3AuthOptions: {
    clientId: 'YOUR_CLIENT_ID',
    web3AuthNetwork: WEB3AUTH_NETWORK.SAPPHIRE_DEVNET,
  },
}

export function App() {
  return createElement(Web3AuthProvider, { config }, createElement(Login))
}

function Login() {
  const { connection } = useWeb3Auth()
  const { connect, loading, error } = useWeb3AuthConnect()
  const { disconnect } = useWeb3AuthDisconnect()
  const [owner, setOwner] = useState<string>()
  const wallet = connection?.solanaWallet

  useEffect(() => {
    setOwner(undefined)
    if (!wallet) return
    let isCurrent = true
    getAccount(wallet).then(
      ({ account }) => isCurrent && setOwner(account.address),
      console.error,
    )
    return () => {
      isCurrent = false
    }
  }, [wallet])

  if (error) return createElement('p', { role: 'alert' }, error.message)
  if (!owner)
    return createElement(
      'button',
      { type: 'button', disabled: loading, onClick: () => connect() },
      'Log in',
    )
  return createElement(
    'button',
    { type: 'button', onClick: () => disconnect() },
    `Log out ${owner}`,
  )
}
// #endregion
