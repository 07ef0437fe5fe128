import { oldAddressOf } from '../hosts/rules'
import { type ExportedSite, fileAt, pageAt } from './exported-site'

/** All forms of a page's address that give the page itself. */
export function addressForms(path: string): readonly string[] {
  if (path.endsWith('/')) {
    const clean = path === '/' ? [] : [path.slice(0, -1)]
    return [path, ...clean, `${path}index.html`]
  }
  const clean = path.replace(/\.html$/, '')
  return [path, clean, `${clean}/`]
}

/**
 * Checks that a host that knows only files and folder indexes serves one page at every form of an
 * address, and redirects from its old form in `.md`.
 *
 * @param published every address that has to work, without the base path
 */
export function addressProblems(
  site: ExportedSite,
  published: readonly string[],
): readonly string[] {
  const { basePath, documents } = site
  const pages = [...documents.keys()].flatMap(
    (file) => pageAt(site, file) ?? [],
  )
  const paths = new Set([...pages, ...published.map((path) => basePath + path)])
  return [...paths].flatMap((path) => {
    const own = fileAt(site, path)
    if (own === undefined)
      return [
        `${path}: was published, and is gone: bring the page back, or enter its new address in content/moved.json`,
      ]
    const document = (form: string) => {
      const file = servedFile(site, form)
      return file === undefined ? undefined : documents.get(file)
    }
    const other = addressForms(path).filter(
      (form) => document(form) !== documents.get(own),
    )
    const old = oldAddressOf(path)
    const canonical = documents.get(own)?.canonical
    const leadsOff = [old, `${old}/`].filter(
      (form) => document(form)?.canonical !== canonical,
    )
    return [
      ...other.map(
        (form) => `${form}: does not bring what ${path} brings: ${cure}`,
      ),
      ...leadsOff.map(
        (form) => `${form}: does not lead where ${path} is: ${cure}`,
      ),
    ]
  })
}

const cure = 'scripts/export/files/addresses.ts has to name its file'

/** The file that a host of plain files serves in the end: a folder redirects to its index. */
const servedFile = (site: ExportedSite, path: string) =>
  fileAt(site, path) ?? fileAt(site, `${path}/`)
