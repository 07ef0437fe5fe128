import type { WebSocket } from 'ws'
import type { Chain } from '../../node/chain/chain'
import { Connection } from '../../node/pubsub/connection'
import { EventEmitter } from '../node/events'

/** The node's end of a WebSocket, as `samples/node` expects one of the package `ws`. */
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
