import type { SearchEntry } from '@/lib/search/entry'

/**
 * True for an index of the local search; an error page of the host, or a file of another release,
 * may not be one.
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
