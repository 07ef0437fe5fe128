/** The ports of the local node. */
export const ports = { rpc: 8899, pubsub: 8900 } as const

/** True for an address on this computer, at that port where one is given. */
export function isLocal(address: string, port?: number): boolean {
  const url = new URL(address)
  const isHere = ['127.0.0.1', 'localhost'].includes(url.hostname)
  return isHere && (port === undefined || Number(url.port) === port)
}

let tell: (() => void) | undefined

/** Calls back at the first refused address, even if the program catches the error. */
export function onRefused(hear: () => void): void {
  tell = hear
}

/** Reports an address where nothing listens, and returns Node's error for it. */
export function refused(address: string): Error {
  tell?.()
  tell = undefined
  const code = 'ECONNREFUSED'
  const error = new Error(`connect ${code} ${new URL(address).host}`)
  return Object.assign(error, { code })
}
