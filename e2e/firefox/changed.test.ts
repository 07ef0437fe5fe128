import { test } from 'node:test'
import { changes } from '../changed/changes'
import { readOn } from '../changed/journey'
import { useFirefox } from './browser'

const { stage } = useFirefox()

for (const prefix of ['', '/de', '/th'])
  for (const change of changes)
    for (const time of ['before the client', 'after the client'] as const)
      test(`${change.name}, ${time}: ${prefix || '/en'} can be read on`, async () => {
        const { open, origin: own } = stage()
        const { page } = await open('/robots.txt')
        if (time === 'before the client')
          await page.evaluateOnNewDocument(change.script)
        await readOn({ page, own }, prefix, change, time)
        await page.close()
      })
