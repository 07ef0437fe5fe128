/// <reference lib="webworker" />
import { resultFor } from './answer'
import { createEngine, createEngineInSteps, type Engine } from './engine'
import { type FullText, joinText, type SectionTexts } from './full-text'
import type { Failure, FromWorker, FullTextFiles, ToWorker } from './protocol'

declare const self: DedicatedWorkerGlobalScope

interface Opened {
  /** The best engine so far. */
  engine: Engine
  /** Returns the engine with the texts of sections; the first one if their file fails. */
  readonly complete: () => Promise<Engine>
}

let opening: Promise<Opened | Failure> | undefined

const post = (message: FromWorker) => self.postMessage(message)

const failure = (
  name: Failure['name'],
  cause: unknown,
  status = 0,
): Failure => ({ name, message: String(cause), status })

/**
 * Searches in a worker, so that building the index does not block typing. Names and questions of
 * sections are searched first; their texts load once the reader types.
 */
self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ('open' in data) opening = open(data.open)
  const opened = await opening
  if (!opened) return
  if ('name' in opened) {
    if ('open' in data) post({ failed: opened })
    return
  }
  if ('open' in data) return
  const answers = (engine: Engine) =>
    data.requests.map((each) => resultFor(engine, each))
  try {
    const first = answers(opened.engine)
    if (first.length > 0) opened.complete()
    // A word that no heading and no question has may be in a text.
    const isMissing = first.some(({ missing = [] }) => missing.length > 0)
    const results = isMissing ? answers(await opened.complete()) : first
    post({ id: data.id, answer: { results } })
  } catch (error) {
    // Reported, so that the reader does not wait forever.
    post({ failed: failure('DeserializationError', error) })
  }
}

async function open(files: FullTextFiles): Promise<Opened | Failure> {
  const text = await load<FullText>(files.sections)
  if ('name' in text) return text
  try {
    const first = createEngine(text)
    let complete: Promise<Engine> | undefined
    const opened: Opened = {
      engine: first,
      complete() {
        complete ??= completed(first, text, files.texts).then((engine) => {
          opened.engine = engine
          return engine
        })
        return complete
      },
    }
    return opened
  } catch (error) {
    return failure('DeserializationError', error)
  }
}

async function completed(first: Engine, text: FullText, file: string) {
  const texts = await load<SectionTexts>(file)
  if ('name' in texts) return first
  return createEngineInSteps(joinText(text, texts)).catch(() => first)
}

async function load<Text extends object>(
  file: string,
): Promise<Text | Failure> {
  let response: Response
  try {
    // A worker has no policy of the page: texts that somebody changed may name another site.
    response = await fetch(file, { mode: 'same-origin' })
  } catch (error) {
    return failure('RetryError', error)
  }
  if (!response.ok) return failure('ApiError', response.url, response.status)
  return response
    .json()
    .catch((error) => failure('DeserializationError', error))
}
