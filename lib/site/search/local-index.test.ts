/** @jest-environment node */
import type { Header } from '@/lib/shared/header'
import { hrefFor } from '@/lib/shared/href'
import { openLocales } from '@/lib/site/content/languages'
import { localIndex } from './local-index'

const isHeader = (header: Header, level: 2 | 3): boolean =>
  Object.keys(header).join() === 'level,title,slug,children' &&
  header.level === level &&
  header.title !== '' &&
  /^[\w-]+$/.test(header.slug) &&
  (level === 2
    ? header.children.every((child) => isHeader(child, 3))
    : header.children.length === 0)

test.each(openLocales())(
  'the index of %s has exactly the entries of the specification’s section 3',
  (locale) => {
    const index = localIndex(locale)
    const names = ['title', 'headers', 'path', 'pathLocale', 'extraFields']
    for (const entry of index) {
      expect(Object.keys(entry)).toEqual(names)
      expect(entry.pathLocale).toBe(hrefFor(locale, ''))
      expect(entry.path.startsWith(entry.pathLocale)).toBe(true)
      expect(entry.extraFields).toEqual([])
      expect(entry.headers.filter((each) => !isHeader(each, 2))).toEqual([])
    }
    const paths = index.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  },
)
