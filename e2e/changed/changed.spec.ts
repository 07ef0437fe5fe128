import { expect, test } from '../fixtures'
import { changes } from './changes'
import { readOn } from './journey'

const when = ['before the client', 'after the client'] as const

for (const prefix of ['', '/de', '/th'])
  for (const change of changes)
    for (const time of when)
      test(`${change.name}, ${time}: ${prefix || '/en'} can be read on`, async ({
        page,
        baseURL,
      }) => {
        if (time === 'before the client')
          await page.addInitScript(change.script)
        await readOn({ page, own: `${baseURL}` }, prefix, change, time)
        await expect(page.locator('body > [role=alert]')).toHaveCount(0)
      })
