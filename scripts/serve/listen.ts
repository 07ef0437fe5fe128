import { once } from 'node:events'
import type { Server } from 'node:http'
import { codeOf } from '../process/faults'

/**
 * Listens on a port of this machine, or on the next free one.
 *
 * @returns the port
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    return listen(server, port + 1)
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
