// level: compiled (needs a browser and a person who is logged in)
import { CONNECTOR_EVENTS } from '@web3auth/modal'
import { web3auth } from './start'

// #region preview
export async function logOut() {
  await web3auth.logout({ cleanup: true })
}

/** Runs when a user leaves, or when an old session cannot be restored. */
export function onLogOut(forget: () => void) {
  web3auth.on(CONNECTOR_EVENTS.DISCONNECTED, forget)
  web3auth.on(CONNECTOR_EVENTS.REHYDRATION_ERROR, forget)
}
// #endregion
