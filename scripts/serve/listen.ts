import { once } from 'node:events'
import type { Server } from 'node:http'
import { codeOf } from '../process/faults'

/**
 * Listens on a port, or on the next free one, for this machine alone: other people in its network
 * do not see an unfinished page.
 *
 * @returns the port
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    return listen(server, port + 1)
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
