import { finishProgress, startProgress } from './progress'

const here = '/core-concepts/accounts.html'

test.each([
  ['a page not visited before', '/guides/new.html', true],
  ['another form of the same page', '/core-concepts/accounts/', false],
  ['a page visited before', '/guides/old.html', false],
])('%s', (_, to, shown) => {
  finishProgress('/guides/old')
  startProgress(here, to)
  const bar = document.querySelector('#progress:not([data-done])')
  expect(bar !== null).toBe(shown)
})
