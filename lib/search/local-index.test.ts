/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { openLocales } from '@/lib/content/languages'
import { localIndex } from './local-index'

/** Bytes, gzip -9. */
const budget = 12_000

test.each(openLocales())('the index of %s stays light', (locale) => {
  const bytes = gzipSync(JSON.stringify(localIndex(locale)), { level: 9 })
  const cure =
    'leave out of it what is neither a page nor a heading of an article'
  expect({ cure, light: bytes.length <= budget }).toEqual({
    cure,
    light: true,
  })
})
