import type { FromNode, ToNode } from '../protocol/messages'

type OnText = (text: string) => void

let port: MessagePort | undefined
let calls = 0
const answers = new Map<number, OnText>()
/** The receiver of messages of each open socket. */
export const sockets = new Map<number, OnText>()

/** Connects all calls and sockets of this worker to a chain. */
export function connectTo(chain: MessagePort): void {
  port = chain
  port.onmessage = ({ data }: MessageEvent<FromNode>) => {
    if (data.type === 'text') sockets.get(data.socket)?.(data.text)
    else {
      answers.get(data.call)?.(data.text)
      answers.delete(data.call)
    }
  }
}

export function sendToChain(message: ToNode): void {
  port?.postMessage(message)
}

/** The chain's response to a JSON-RPC call. */
export function callChain(text: string): Promise<string> {
  const call = ++calls
  return new Promise((resolve) => {
    answers.set(call, resolve)
    sendToChain({ type: 'call', call, text })
  })
}
