import nprogress from 'nprogress'
import { finishProgress, startProgress } from './progress'

const here = '/core-concepts/accounts.html'

beforeEach(async () => {
  await finishProgress('/guides/old')
  nprogress.remove()
  nprogress.status = null
})

test.each([
  ['a page not visited before', '/guides/new.html', true],
  ['another form of the same page', '/core-concepts/accounts/', false],
  ['a page visited before', '/guides/old.html', false],
])('%s', async (_, to, shown) => {
  await startProgress(here, to)
  expect(nprogress.isStarted()).toBe(shown)
})

test('a page that arrives before the bar has loaded shows none', async () => {
  const started = startProgress(here, '/guides/quick.html')
  const finished = finishProgress('/guides/quick.html')
  await Promise.all([started, finished])
  expect(nprogress.isStarted()).toBe(false)
})
