import { Chain } from '../../../local-node/src/chain/chain'
import { addPrograms } from '../../../vm/litesvm/host'
import { openVm } from '../open-vm'
import type { RunEvent } from '../protocol/events'
import type { FromChain, FromNode, ToChain, ToNode } from '../protocol/messages'
import { answerCall } from './answer-call'
import { NodeSocket } from './node-socket'
import { type SocketWatch, watchSocket } from './watch-socket'

let chain: Chain | undefined

/** Runs the chain for the recipes, one at a time. */
export function start(
  _addresses: unknown,
  [page]: readonly MessagePort[],
): void {
  if (!page) throw new Error('The chain needs a port to the page')
  const answer = (message: FromChain) => page.postMessage(message)
  // In order: a run begins when the one before has ended.
  let last = Promise.resolve()
  page.onmessage = ({ data, ports }: MessageEvent<ToChain>) => {
    last = last
      .then(() => obey(data, ports[0]))
      .catch((error) => answer({ type: 'failed', message: `${error}` }))
  }

  async function obey(message: ToChain, recipe: MessagePort | undefined) {
    switch (message.type) {
      case 'open':
        await openVm({ wasm: message.wasm, programs: [] })
        answer({ type: 'opened' })
        break
      case 'serve':
        addPrograms(message.programs)
        if (!message.keepChain || !chain) {
          chain?.stop()
          chain = await Chain.create()
        }
        chain.start()
        if (recipe) serve(recipe, chain, (event) => page?.postMessage(event))
        break
      case 'rest':
        chain?.stop()
        answer({ type: 'rested' })
    }
  }
}

/** Serves the calls and subscriptions of a recipe. */
function serve(
  recipe: MessagePort,
  chain: Chain,
  tell: (event: RunEvent) => void,
): void {
  const sockets = new Map<number, { node: NodeSocket; watch: SocketWatch }>()
  const send = (message: FromNode) => recipe.postMessage(message)
  recipe.onmessage = async ({ data }: MessageEvent<ToNode>) => {
    switch (data.type) {
      case 'call': {
        const text = await answerCall(data.text, chain, tell)
        send({ type: 'answer', call: data.call, text })
        break
      }
      case 'open': {
        const { socket } = data
        const watch = watchSocket((request) =>
          tell({ type: 'request', request }),
        )
        const node = new NodeSocket(chain, (text) => {
          send({ type: 'text', socket, text })
          watch.sent(text)
        })
        sockets.set(socket, { node, watch })
        break
      }
      case 'text': {
        const { node, watch } = sockets.get(data.socket) ?? {}
        watch?.asked(data.text)
        node?.receive(data.text)
        break
      }
      case 'close':
        sockets.get(data.socket)?.node.hangUp()
        sockets.delete(data.socket)
    }
  }
}
