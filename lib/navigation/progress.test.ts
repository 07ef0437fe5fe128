import nprogress from 'nprogress'
import { finishProgress, startProgress } from './progress'

const here = '/core-concepts/accounts.html'

beforeEach(() => {
  finishProgress('/guides/old')
  nprogress.remove()
  nprogress.status = null
})

test.each([
  ['a page not visited before', '/guides/new.html', true],
  ['another form of the same page', '/core-concepts/accounts/', false],
  ['a page visited before', '/guides/old.html', false],
])('%s', (_, to, shown) => {
  startProgress(here, to)
  expect(nprogress.isStarted()).toBe(shown)
})
