import type { WebSocket } from 'ws'
import type { Chain } from '../../../local-node/src/chain/chain'
import { Connection } from '../../../local-node/src/pubsub/connection'
import { EventEmitter } from '../node/events'

/** The node's end of a WebSocket, with what the local node uses of the package `ws`. */
export class NodeSocket extends EventEmitter {
  constructor(
    chain: Chain,
    readonly send: (text: string) => void,
  ) {
    super()
    new Connection(this as unknown as WebSocket, chain)
  }

  receive(text: string): void {
    this.emit('message', text)
  }

  hangUp(): void {
    this.emit('close')
  }
}
