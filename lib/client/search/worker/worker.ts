/// <reference lib="webworker" />
import { answerRequest } from '@/lib/client/search/engine/answer'
import { createEngine, type Engine } from '@/lib/client/search/engine/engine'
import type { CompactText } from '@/lib/shared/search/compact'
import type { Failure, FromWorker, ToWorker } from './protocol'
import { warmUp } from './warm-up'

declare const self: DedicatedWorkerGlobalScope

let engine: Promise<Engine | Failure> | undefined

const post = (message: FromWorker) => self.postMessage(message)

const failure = (
  name: Failure['name'],
  cause: unknown,
  status = 0,
): Failure => ({ name, message: String(cause), status })

/** Answers in a worker, so that building the index does not block typing. */
self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ('open' in data) {
    engine = open(data.open)
    const opened = await engine
    if ('name' in opened) post({ failed: opened })
    return
  }
  const opened = await engine
  if (!opened || 'name' in opened) return
  try {
    const results = data.requests.map((each) => answerRequest(opened, each))
    post({ id: data.id, answer: { results } })
  } catch (error) {
    // Reported, so that the reader does not wait for ever.
    post({ failed: failure('DeserializationError', error) })
  }
}

async function open(file: string): Promise<Engine | Failure> {
  let response: Response
  try {
    // A worker has no policy of the page: texts that somebody changed may name another site.
    response = await fetch(file, { mode: 'same-origin' })
  } catch (error) {
    return failure('RetryError', error)
  }
  if (!response.ok) return failure('ApiError', response.url, response.status)
  try {
    const text: CompactText = await response.json()
    const engine = createEngine(text)
    // A failure here happens again, and is reported, at the first search.
    warmUp(engine, text).catch(() => {})
    return engine
  } catch (error) {
    return failure('DeserializationError', error)
  }
}
