import { publishedFile } from '@/lib/site/links/published'
import { decode, type ExportedSite, fileAt, pageAt } from './exported-site'

/**
 * Checks that everything that was ever published still answers: an address with its page or a
 * redirect, and an id with its place on the page.
 *
 * @param published the lines of the list
 * @param today what the book publishes now; all of it has to be on the list
 */
export function publishedProblems(
  site: ExportedSite,
  published: readonly string[],
  today: readonly string[],
): string[] {
  const listed = new Set(published)
  const unlisted = today.filter((line) => !listed.has(line))
  return [
    ...published.flatMap((line, index) => {
      const message = complaint(site, line)
      return message
        ? [`${publishedFile}:${index + 1}: ${line} ${message}`]
        : []
    }),
    ...unlisted.map(
      (line) =>
        `${publishedFile}:1: ${line} is not on the list: run \`npm run fix\`, and commit the list`,
    ),
  ]
}

function complaint(site: ExportedSite, line: string): string | undefined {
  const [path = '', id] = line.split('#')
  const file = fileAt(site, site.basePath + path)
  if (id !== undefined) return idComplaint(site, file, id)
  return file
    ? undefined
    : 'was published, and is gone: bring the page back, or enter its new address in content/moved.json'
}

/** A redirect passes the `#` on. What the new page has of it, its own lines hold. */
function idComplaint(site: ExportedSite, file = '', id: string) {
  if (!pageAt(site, file)) return undefined
  return site.documents.get(file)?.anchors.has(decode(id))
    ? undefined
    : `was published, and ${file} does not have the id: write it behind the id of the section on the same matter, ## Title [#its-id #${id}]`
}
