import { parse } from 'yaml'

const visibleKeys = [
  'title',
  'navTitle',
  'description',
  'status',
  'statusSince',
]

/** The front matter's values that readers see, one passage each. */
export function readFrontmatterTexts(yaml: string): readonly string[] {
  const data: unknown = parse(yaml)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data)
    .filter(([key]) => visibleKeys.includes(key))
    .map(([, value]) => String(value))
}
