import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const attempts = 100

/**
 * Listens on a port of this machine, or on the next free one.
 *
 * @returns the port
 * @throws when the next hundred ports are taken, or listening fails
 */
export async function listen(server: Server, port: number): Promise<number> {
  for (let next = port; next < port + attempts; next += 1) {
    const got = await tryPort(server, next)
    if (got !== undefined) return got
  }
  throw new Error(
    `No port from ${port} to ${port + attempts - 1} is free; stop a program that uses one of them`,
  )
}

function tryPort(server: Server, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    }
    server.once('error', onError)
    server.listen(port, () => {
      server.off('error', onError)
      resolve(portOf(server.address()))
    })
  })
}

function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === 'object' ? address?.port : undefined
}
