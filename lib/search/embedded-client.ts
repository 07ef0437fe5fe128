import {
  ApiError,
  DeserializationError,
  RetryError,
} from '@/components/docs-search/errors'
import { siblingUrl } from '@/lib/client/sibling-url'
import type { Failure, FromWorker, FullTextFiles, ToWorker } from './protocol'
import type {
  AlgoliaAgent,
  DocsSearchClient,
  SearchAnswer,
  SearchRequest,
} from './types'

interface Options {
  readonly files: FullTextFiles
  /** Starts a worker another way, for tests. */
  readonly startWorker?: () => Worker
}

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void
  readonly reject: (error: Error) => void
}

/**
 * Milliseconds after which a silent worker counts as missing. The text may load slowly, and a wrong
 * script in the worker's place sends nothing.
 */
const timeout = 60_000

/** Starts the worker, which is beside the client in the export (scripts/export/client.ts). */
const startModuleWorker = () =>
  process.env.SEARCH_WORKER
    ? new Worker(siblingUrl(process.env.SEARCH_WORKER, import.meta.url), {
        type: 'module',
      })
    : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/**
 * Searches the site's own full text in a worker, which starts at once and loads the files.
 *
 * `search` rejects with a RetryError when worker or file cannot be loaded or nothing responds, an
 * ApiError when the server refuses the file, and a DeserializationError when it cannot be read. The
 * next search then starts again.
 */
export function createEmbeddedClient({
  files,
  startWorker = startModuleWorker,
}: Options): DocsSearchClient {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let count = 0

  const send = (to: Worker, message: ToWorker) => to.postMessage(message)

  function fail(error: Error) {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function start(): Worker {
    const started = startWorker()
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('failed' in data) return fail(errorOf(data.failed))
      waiting.get(data.id)?.resolve(data.answer)
      waiting.delete(data.id)
    }
    started.onerror = () => fail(new RetryError('The worker did not start'))
    const address = (file: string) => new URL(file, location.href).href
    const { sections, texts } = files
    send(started, {
      open: { sections: address(sections), texts: address(texts) },
    })
    return started
  }

  /** The running worker. Starting throws where the browser or its reader forbids workers. */
  function running(): Worker {
    try {
      worker ??= start()
      return worker
    } catch (error) {
      throw new RetryError(`No worker starts here: ${error}`)
    }
  }

  function ask(requests: readonly SearchRequest[]): Promise<SearchAnswer> {
    const to = running()
    const id = count++
    const late = setTimeout(
      () => fail(new RetryError('The worker does not answer')),
      timeout,
    )
    return new Promise<SearchAnswer>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      send(to, { id, requests })
    }).finally(() => clearTimeout(late))
  }

  // A failure here happens again, and is reported, at the first search.
  Promise.resolve([])
    .then(ask)
    .catch(() => undefined)
  return {
    search: async ({ requests }) => ask(requests),
    addAlgoliaAgent() {},
    transporter: { algoliaAgent: silentAgent() },
  }
}

function errorOf({ name, message, status }: Failure): Error {
  if (name === 'ApiError') return new ApiError(message, status)
  return name === 'RetryError'
    ? new RetryError(message)
    : new DeserializationError(message)
}

/** The agent of a search that sends nothing to anybody. */
function silentAgent(): AlgoliaAgent {
  const agent: AlgoliaAgent = { value: 'embedded', add: () => agent }
  return agent
}
