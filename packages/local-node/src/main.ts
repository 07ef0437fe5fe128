import { readOptions } from './options'
import { startNode } from './server'

const host = '127.0.0.1'
const options = readOptions(process.argv.slice(2))
if ('says' in options) {
  if (options.fails) console.error(options.says)
  else console.log(options.says)
  process.exit(options.fails ? 1 : 0)
}
const { port } = options

/** Tells the sample runner that the ports are taken (EX_TEMPFAIL). */
const portsTaken = 75

const node = await startNode({ host, port }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(
    `Port ${error.port} is taken: end what runs there, or start with --port and another one.`,
  )
  process.exit(portsTaken)
})

// A parent process is the sample runner: it requests a fresh chain for each sample.
process.on('message', async (message) => {
  if (message !== 'reset') return
  await node.reset()
  process.send?.('reset')
})
process.on('disconnect', () => process.exit())

if (process.send) process.send('ready')
else
  console.log(
    `RPC http://${host}:${port}  PubSub ws://${host}:${port + 1}  (Ctrl+C ends)`,
  )
