/** @jest-environment node */
import { createServer } from 'node:http'
import { listen } from '../serve/listen'
import { assertFree } from './local-node'

test('a run whose ports are taken ends at once, and names the program', async () => {
  const other = createServer()
  const port = await listen(other, 0)
  const started = assertFree([port])
  await expect(started).rejects.toThrow(`Port ${port} is taken: `)
  // Without lsof, the message names lsof.
  await expect(started).rejects.toThrow(new RegExp(`\\b${process.pid}\\b|lsof`))
  await new Promise((resolve) => other.close(resolve))
  await expect(assertFree([port])).resolves.toBeUndefined()
})
