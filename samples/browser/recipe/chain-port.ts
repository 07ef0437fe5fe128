import type { FromNode, ToNode } from '../../../lib/client/run/messages'

type OnText = (text: string) => void

let port: MessagePort | undefined
let calls = 0
const answers = new Map<number, OnText>()
/** Who gets the messages of each open socket. */
export const sockets = new Map<number, OnText>()

/** Leads all calls and sockets of this worker to a chain. */
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

/** The chain's answer to a call of JSON-RPC. */
export function callChain(text: string): Promise<string> {
  const call = ++calls
  return new Promise((resolve) => {
    answers.set(call, resolve)
    sendToChain({ type: 'call', call, text })
  })
}
