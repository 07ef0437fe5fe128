import type { SearchEntry } from '@/lib/shared/search/entry'

/**
 * True when an answer is an index of the local search; a host's error page, or another release's
 * file, may not be.
 */
export function isIndex(value: unknown): value is readonly SearchEntry[] {
  return Array.isArray(value) && value.every(isEntry)
}

const isEntry = (value: unknown) =>
  isObject(value) &&
  [value.title, value.path, value.pathLocale].every(isText) &&
  Array.isArray(value.extraFields) &&
  areHeaders(value.headers)

const areHeaders = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (each) =>
      isObject(each) &&
      [each.title, each.slug].every(isText) &&
      areHeaders(each.children),
  )

const isText = (value: unknown) => typeof value === 'string'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
