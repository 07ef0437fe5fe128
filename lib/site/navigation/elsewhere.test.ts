/** @jest-environment node */
import { existsSync } from 'node:fs'
import { openLocales } from '@/lib/site/content/languages'
import { elsewhere } from './elsewhere'

const { pages, languages } = elsewhere()
const open = openLocales()

test.each([
  ['core-concepts/cpi.html', 'core-concepts/cpi.mdx'],
  ['guides/versioned-transactions.html', 'guides/versioned-transactions.mdx'],
  ['integrations/', 'integrations/index.mdx'],
  ['core-concepts/accounts.html', 'core-concepts/accounts.mdx'],
  ['', 'index.mdx'],
])('"%s" is listed where a language lacks it', (path, file) => {
  const having = open.filter((key) => existsSync(`content/${key}/${file}`))
  const isEverywhere = having.length === open.length
  expect(pages[path]).toBe(isEverywhere ? undefined : having.join(' '))
})

test('languages have their names and homes', () => {
  expect(languages.kr).toEqual({ lang: 'ko-KR', name: '한국어', home: '/kr/' })
  expect(languages.en).toMatchObject({ home: '/' })
})
