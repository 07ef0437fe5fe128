/// <reference lib="webworker" />

import {
  type OfflineReport,
  type OfflineRequest,
  offline,
} from '@/lib/shared/offline/contract'
import { type KeptLanguage, keptLanguages } from '@/lib/shared/offline/kept'
import { answer } from './answer'
import { createAskHost } from './ask-host'
import { createKeeper } from './keeper'

declare const self: ServiceWorkerGlobalScope

// The service worker, which scripts/export/files/offline.ts builds as sw.js. A page registers it
// when its reader asks for a language to be saved.
const scope = new URL(self.registration.scope).pathname
const channel = new BroadcastChannel(offline.channel)
const askHost = createAskHost({ usual: 4000, short: 500 })
let languages: Promise<readonly KeptLanguage[]> | undefined

/** The saved languages; none where storage is refused. */
const kept = () => {
  languages ??= keptLanguages(caches, scope).catch(() => [])
  return languages
}

const keeper = createKeeper({
  store: caches,
  scope,
  fetch: (address, init) => fetch(address, init),
  report: (report: OfflineReport) => channel.postMessage(report),
  onChange() {
    languages = undefined
  },
  onEmpty: () => self.registration.unregister(),
})

self.addEventListener('install', () => {
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration
  event.waitUntil(
    Promise.all([self.clients.claim(), navigationPreload?.enable()]),
  )
})

self.addEventListener('message', (event) => {
  const wish: OfflineRequest = event.data
  event.waitUntil(
    'keep' in wish ? keeper.keep(wish.keep) : keeper.remove(wish.remove),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isOurs = origin === location.origin && pathname.startsWith(scope)
  if (request.method !== 'GET' || !isOurs) return
  const load = () => {
    const loading = askFor(event)
    // A late answer counts too. After a document has arrived, newer states of the saved languages
    // are fetched in the background.
    event.waitUntil(
      loading.then(
        () => (wantsNews(request) ? keeper.keepUp() : undefined),
        () => undefined,
      ),
    )
    return loading
  }
  event.respondWith(
    kept().then((all) =>
      answer(request, { languages: all, store: caches, askHost, load }),
    ),
  )
})

async function askFor({
  preloadResponse,
  request,
}: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse
  // When the host is unreachable, Firefox returns an error as a response, which would be shown.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request)
}

const wantsNews = ({ mode }: Request) =>
  mode === 'navigate' && !navigator.connection?.saveData
