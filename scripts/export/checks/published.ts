import { publishedFile } from '@/lib/links/published'
import { decode, type ExportedSite, fileAt, pageAt } from './exported-site'

/**
 * Checks that everything that was ever published still works: an address has its page or a
 * redirect, and an id its place on the page.
 *
 * @param published the lines of the list
 */
export function publishedProblems(
  site: ExportedSite,
  published: readonly string[],
): string[] {
  return published.flatMap((line, index) => {
    const message = complaint(site, line)
    return message ? [`${publishedFile}:${index + 1}: ${line} ${message}`] : []
  })
}

function complaint(site: ExportedSite, line: string): string | undefined {
  const [path = '', id] = line.split('#')
  const file = fileAt(site, site.basePath + path)
  if (id !== undefined) return idComplaint(site, file, id)
  return file
    ? undefined
    : 'was published, and is gone: bring the page back, or enter its new address in content/moved.json'
}

/** A redirect preserves the `#`. The lines of the new page check its ids. */
function idComplaint(site: ExportedSite, file = '', id: string) {
  if (!pageAt(site, file)) return undefined
  return site.documents.get(file)?.anchors.has(decode(id))
    ? undefined
    : `was published, and ${file} does not have the id: write it behind the id of the section on the same matter, ## Title [#its-id #${id}]`
}
