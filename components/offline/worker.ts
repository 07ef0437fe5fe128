/// <reference lib="webworker" />

import { type OfflineReport, type OfflineRequest, offline } from './contract'
import { createNetworkFirst } from './network-first'
import { respond } from './respond'
import { type SavedLanguage, savedLanguages } from './saved'
import { createSaver } from './saver'

declare const self: ServiceWorkerGlobalScope

// The service worker, which scripts/export/files/offline.ts builds as sw.js. A page registers it
// when its reader asks for a language to be saved.
const scope = new URL(self.registration.scope).pathname
const channel = new BroadcastChannel(offline.channel)
const networkFirst = createNetworkFirst({ usual: 4000, short: 500 })
let languages: Promise<readonly SavedLanguage[]> | undefined

/** The saved languages; none where storage is refused. */
const readLanguages = () => {
  languages ??= savedLanguages(caches, scope).catch(() => [])
  return languages
}

const saver = createSaver({
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
  const message: OfflineRequest = event.data
  event.waitUntil(
    'keep' in message ? saver.save(message.keep) : saver.remove(message.remove),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isOurs = origin === location.origin && pathname.startsWith(scope)
  if (request.method !== 'GET' || !isOurs) return
  const load = () => {
    const loading = fetchFromHost(event)
    // A late response counts too. After a document has arrived, newer states of the saved languages
    // are fetched in the background.
    event.waitUntil(
      loading.then(
        () => (mayUpdate(request) ? saver.update() : undefined),
        () => undefined,
      ),
    )
    return loading
  }
  event.respondWith(
    readLanguages().then((all) =>
      respond(request, { languages: all, store: caches, networkFirst, load }),
    ),
  )
})

async function fetchFromHost({
  preloadResponse,
  request,
}: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse
  // When the host is unreachable, Firefox returns an error as a response, which would be shown.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request)
}

const mayUpdate = ({ mode }: Request) =>
  mode === 'navigate' && !navigator.connection?.saveData
