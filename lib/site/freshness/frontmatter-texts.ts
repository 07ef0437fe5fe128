import { parse } from 'yaml'

const visibleKeys = [
  'title',
  'navTitle',
  'description',
  'status',
  'statusSince',
]

/** The values of the front matter that readers see, each as one passage. */
export function readFrontmatterTexts(yaml: string): readonly string[] {
  const data: unknown = parse(yaml)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data)
    .filter(([key]) => visibleKeys.includes(key))
    .map(([, value]) => String(value))
}
