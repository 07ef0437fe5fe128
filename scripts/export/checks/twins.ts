import { parse } from 'yaml'
import { type ExportedSite, fileAt, pageAt, urlOn } from './exported-site'
import { type TwinText, textOfMarkdown, textOfPage } from './twin-text'

const frontMatter = /^---\n([\s\S]*?)\n---\n/
const cure = 'look at scripts/export/twins/, which writes it'

/**
 * Checks that every page for search engines has a Markdown twin with the same headings, code and
 * links, and stands in the list of its language (`llms.txt`). No list and no twin names another
 * page.
 */
export function twinProblems(site: ExportedSite): string[] {
  const pages = [...site.documents].filter(
    ([file, { noindex }]) => !noindex && pageAt(site, file) !== undefined,
  )
  const twins = new Set(pages.map(([file]) => `${file}.md`))
  const listed = listedFiles(site)
  return [
    ...pages.flatMap(([file, { canonical = '' }]) =>
      site.files.has(`${file}.md`)
        ? differences(site, file, canonical)
        : `${file}: has no Markdown twin: let scripts/export/twins/pages.ts name the page`,
    ),
    ...[...site.files]
      .filter((file) => file.endsWith('.html.md') && !twins.has(file))
      .map((file) => `${file}: does not belong to a page: ${cure}`),
    ...[...twins]
      .filter((twin) => !listed.has(twin))
      .map(
        (twin) =>
          `${twin}: is in no llms.txt: see scripts/export/twins/llms.ts`,
      ),
    ...[...listed]
      .filter(([file]) => !site.files.has(file))
      .map(([file, list]) => `${list}: "${file}" does not exist: ${cure}`),
  ]
}

function differences(
  site: ExportedSite,
  file: string,
  canonical: string,
): string[] {
  const twin = `${file}.md`
  const text = site.read(twin)
  const html = site.read(file)
  const fields = parse(frontMatter.exec(text)?.[1] ?? '') ?? {}
  const language = /<html lang="([^"]*)"/.exec(html)?.[1]
  const actual = textOfMarkdown(text.replace(frontMatter, ''))
  const { href } = new URL(canonical)
  const expected = textOfPage(html, href)
  return [
    ...firstDifference('canonical address', [fields.canonical], [href]),
    ...firstDifference('language', [fields.language], [language]),
    ...(['headings', 'code', 'links'] satisfies (keyof TwinText)[]).flatMap(
      (part) => firstDifference(part, actual[part], expected[part]),
    ),
  ].map((problem) => `${twin}: ${problem}: ${cure}`)
}

/** The first difference between two lists. All later entries differ too, so they are left out. */
function firstDifference(
  name: string,
  actual: readonly unknown[],
  expected: readonly unknown[],
): string[] {
  const length = Math.max(actual.length, expected.length)
  for (let index = 0; index < length; index++)
    if (actual[index] !== expected[index])
      return [
        `${name} ${index + 1} is ${quoted(actual[index])}, on the page ${quoted(expected[index])}`,
      ]
  return []
}

const quoted = (value: unknown) =>
  value === undefined ? 'missing' : JSON.stringify(value).slice(0, 200)

/** The files of this site that the lists of all languages link to, each with its list. */
function listedFiles(site: ExportedSite): Map<string, string> {
  const lists = [...site.files].filter((file) => /(^|\/)llms\.txt$/.test(file))
  const { origin } = new URL(site.origin)
  return new Map(
    lists.flatMap((list) =>
      textOfMarkdown(site.read(list))
        .links.flatMap((link) => urlOn(site, list, link) ?? [])
        .filter((url) => url.origin === origin)
        .map(({ pathname }): [string, string] => [
          fileAt(site, pathname) ?? pathname,
          list,
        ]),
    ),
  )
}
