import { describe, test } from 'node:test'
import {
  expectText,
  follow,
  requestSaving,
  saveOffline,
  textsOf,
  useOfflineFirefox,
} from './offline-steps'

const accounts = '/zh/core-concepts/accounts.html'
const pdas = '/zh/core-concepts/pdas.html'
const texts = textsOf('zh')

for (const [what, settings, answer] of [
  [
    'a reader has forbidden cookies and all other storage',
    { 'network.cookie.cookieBehavior': 2 },
    texts.doneRefused,
  ],
  [
    'a reader has switched workers off',
    { 'dom.serviceWorkers.enabled': false },
    texts.doneRefused,
  ],
  [
    'the device is full',
    { 'dom.quotaManager.temporaryStorage.fixedLimit': 500 },
    texts.doneFull,
  ],
] as const)
  describe(`where ${what}`, () => {
    const journey = useOfflineFirefox(settings)

    test('the page says so, and the site reads as before', () =>
      journey(async (stage) => {
        await requestSaving(stage, 'zh')
        await expectText(stage.page, answer)
        await expectText(stage.page, texts.keep)
        await stage.go(accounts)
        await follow(stage.page, pdas)
      }))
  })

describe('in a private window', () => {
  const journey = useOfflineFirefox({
    'browser.privatebrowsing.autostart': true,
  })

  test('a language is kept as long as it is open', () =>
    journey(async (stage) => {
      await saveOffline(stage, 'zh')
      await stage.host.cut()
      await stage.go(accounts)
      await follow(stage.page, pdas)
    }))
})
