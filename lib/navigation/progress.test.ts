import nprogress from 'nprogress'
import { limits } from '@/lib/limits'
import { finishProgress, startProgress } from './progress'

beforeEach(() => {
  window.history.replaceState(null, '', '/core-concepts/accounts.html')
  nprogress.remove()
  nprogress.status = null
})

test('has the numbers of the specification', () => {
  expect(limits.progress).toEqual({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  })
  expect(nprogress.settings).toMatchObject(limits.progress)
})

test.each([
  ['a page not visited before', '/guides/new.html', true],
  ['a hash of the same page', '#facts', false],
  ['another form of the same page', '/core-concepts/accounts/', false],
  ['a page visited before', '/guides/old.html', false],
])('%s', (_, url, shown) => {
  finishProgress('/guides/old')
  startProgress(url)
  expect(nprogress.isStarted()).toBe(shown)
})
