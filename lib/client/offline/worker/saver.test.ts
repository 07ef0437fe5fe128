/** @jest-environment node */
import type { OfflineReport } from '@/lib/shared/offline/contract'
import { begunLanguages, savedLanguages } from '@/lib/shared/offline/saved'
import { createSaver } from './saver'
import { createCaches } from './test-caches'
import { createHost } from './test-host'

function setUp() {
  const host = createHost()
  host.deploy('one', { '/de/': 'home' })
  const { store } = createCaches()
  const reports: OfflineReport[] = []
  const onEmpty = jest.fn(async () => true)
  const saver = createSaver({
    store,
    scope: '/',
    fetch: host.fetch,
    report: (report) => reports.push(report),
    onChange: () => undefined,
    onEmpty,
  })
  return { host, saver, onEmpty, reports, store }
}

test('requested twice, a language is saved once', async () => {
  const { host, saver, reports } = setUp()
  await Promise.all([saver.save('de'), saver.save('de')])
  expect(host.requests).toEqual(['/offline/de.json', '/de/'])
  expect(reports).toEqual([
    { locale: 'de', done: 1, total: 1 },
    { locale: 'de', outcome: 'kept' },
  ])
})

test('removing stops the job under way, and reports that nothing is left', async () => {
  const { saver, onEmpty, reports, store } = setUp()
  const saving = saver.save('de')
  await saver.remove('de')
  expect(await saving).toBe('removed')
  expect(await begunLanguages(store, '/')).toEqual([])
  expect(reports.at(-1)).toEqual({ locale: 'de', outcome: 'removed' })
  expect(onEmpty).toHaveBeenCalled()
})

test('an update goes on with languages that were begun', async () => {
  const { host, saver, onEmpty, store } = setUp()
  await saver.save('de')
  host.deploy('two', { '/de/': 'new home' })
  await saver.update()
  const [language] = await savedLanguages(store, '/')
  expect(language?.list.build).toBe('two')
  expect(onEmpty).not.toHaveBeenCalled()
})
