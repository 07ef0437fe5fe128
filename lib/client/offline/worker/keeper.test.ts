/** @jest-environment node */
import type { OfflineReport } from '@/lib/shared/offline/contract'
import { begunLanguages, keptLanguages } from '@/lib/shared/offline/kept'
import { createKeeper } from './keeper'
import { createCaches } from './test-caches'
import { createHost } from './test-host'

function setUp() {
  const host = createHost()
  host.deploy('one', { '/de/': 'home' })
  const { store } = createCaches()
  const reports: OfflineReport[] = []
  const onEmpty = jest.fn(async () => true)
  const keeper = createKeeper({
    store,
    scope: '/',
    fetch: host.fetch,
    report: (report) => reports.push(report),
    onChange: () => undefined,
    onEmpty,
  })
  return { host, keeper, onEmpty, reports, store }
}

test('asked twice, a language is kept once', async () => {
  const { host, keeper, reports } = setUp()
  await Promise.all([keeper.keep('de'), keeper.keep('de')])
  expect(host.asked).toEqual(['/offline/de.json', '/de/'])
  expect(reports).toEqual([
    { locale: 'de', done: 1, total: 1 },
    { locale: 'de', outcome: 'kept' },
  ])
})

test('removing ends what is under way, and says that nothing is left', async () => {
  const { keeper, onEmpty, reports, store } = setUp()
  const keeping = keeper.keep('de')
  await keeper.remove('de')
  expect(await keeping).toBe('removed')
  expect(await begunLanguages(store, '/')).toEqual([])
  expect(reports.at(-1)).toEqual({ locale: 'de', outcome: 'removed' })
  expect(onEmpty).toHaveBeenCalled()
})

test('a language that cannot be begun leaves nothing', async () => {
  const { host, keeper, onEmpty, reports } = setUp()
  host.broken = /./
  await keeper.keep('de')
  expect(reports).toEqual([{ locale: 'de', outcome: 'unreachable' }])
  expect(onEmpty).toHaveBeenCalled()
})

test('what was begun is kept up', async () => {
  const { host, keeper, onEmpty, store } = setUp()
  await keeper.keep('de')
  host.deploy('two', { '/de/': 'new home' })
  await keeper.keepUp()
  const [language] = await keptLanguages(store, '/')
  expect(language?.list.build).toBe('two')
  expect(onEmpty).not.toHaveBeenCalled()
})

test('with nothing to keep up, nothing is asked for, and nothing is left', async () => {
  const { host, keeper, onEmpty } = setUp()
  await keeper.keepUp()
  expect(host.asked).toEqual([])
  expect(onEmpty).toHaveBeenCalled()
})
