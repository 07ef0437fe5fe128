import { requestRemoval, requestSaving } from './request'
import { createCaches } from './worker/test-caches'

const place = { worker: '/sw.js', scope: '/' }

/** A browser with caches and the workers that a test describes. */
function setUp(container: object | undefined) {
  const { store, limits } = createCaches()
  Object.defineProperty(window, 'caches', { value: store, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: container,
    configurable: true,
  })
  return { store, limits }
}

function workerIn(state: ServiceWorkerState) {
  const postMessage = jest.fn()
  const worker = Object.assign(new EventTarget(), { state, postMessage })
  return { worker, postMessage }
}

const unregister = jest.fn(async () => true)
const registering = (registration: object) => ({
  register: async () => ({ unregister, ...registration }),
})
const failing = (error: Error) => ({ register: () => Promise.reject(error) })

test('the worker gets the request once it is active', async () => {
  const { worker, postMessage } = workerIn('installing')
  setUp(registering({ installing: worker }))
  const result = requestSaving('de', place)
  await new Promise((resolve) => setTimeout(resolve))
  expect(postMessage).not.toHaveBeenCalled()
  worker.state = 'activated'
  worker.dispatchEvent(new Event('statechange'))
  await result
  expect(postMessage).toHaveBeenCalledWith({ keep: 'de' })
})

test.each([
  ['no workers', undefined, 'refused'],
  ['workers that are refused', failing(new Error('no')), 'refused'],
  ['a script that does not come', failing(new TypeError('404')), 'unreachable'],
  [
    'a worker that is given up',
    registering({ installing: workerIn('redundant').worker }),
    'unreachable',
  ],
])('%s: %#', async (_, container, outcome) => {
  const { store } = setUp(container)
  await expect(requestSaving('de', place)).rejects.toThrow(outcome)
  expect(await store.keys()).toEqual([])
})

test('the worker removes a language; without one the page does', async () => {
  const { worker, postMessage } = workerIn('activated')
  const { store } = setUp({ getRegistration: async () => ({ active: worker }) })
  expect(await requestRemoval('de', '/')).toBe(false)
  expect(postMessage).toHaveBeenCalledWith({ remove: 'de' })
  const without = setUp({ getRegistration: async () => undefined })
  await without.store.open('offline-1:/:de:one')
  expect(await requestRemoval('de', '/')).toBe(true)
  expect(await without.store.keys()).toEqual([])
  expect(await store.keys()).toEqual([])
})
