import { attribute, type ExportedDocument, type Tag } from '../export/document'

export interface Reference {
  /** As written, `/core-concepts/pdas.html#bump`. */
  readonly url: string
  readonly line: number
  /** Whether readers and crawlers follow it (`<a href>`), instead of the browser that loads it. */
  readonly followed: boolean
}

/** What the checks need of a document; the document itself would fill the memory. */
export interface Summary {
  readonly references: readonly Reference[]
  /** What a link's `#` can lead to. */
  readonly anchors: ReadonlySet<string>
  readonly canonical: string | undefined
  readonly noindex: boolean
  readonly stylesheets: readonly string[]
  /** What the browser fetches by itself, to run it or ahead of that; without those for browsers that the site does not support (`nomodule`). */
  readonly scripts: readonly string[]
  /** Scripts that the document only names, in its text: they are fetched later. */
  readonly namedScripts: readonly string[]
  readonly policies: readonly string[]
  readonly inlineScripts: readonly { text: string; line: number }[]
}

/** Attributes that hold an address, by element; `*` for every element. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '*': ['href', 'src', 'poster', 'action', 'formaction', 'data'],
  blockquote: ['cite'],
}

/** Types whose text a browser runs, or reads as instructions what to load: the policy has to name both. */
const governed =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/** Reads a document once for all checks. */
export function summarize({ html, tags }: ExportedDocument): Summary {
  const links = tags.filter((tag) => tag.name === 'link')
  const scripts = tags.filter((tag) => tag.name === 'script')
  const isLegacy = (tag: Tag) => attribute(tag, 'nomodule') !== undefined
  const legacy = valuesOf(scripts.filter(isLegacy), 'src')
  return {
    references: tags.flatMap(referencesOf),
    anchors: new Set(tags.flatMap(anchorsOf)),
    canonical: valuesOf(links.filter(isRel('canonical')), 'href')[0],
    noindex: metas(tags, 'robots').some((value) => /noindex/.test(value)),
    stylesheets: valuesOf(links.filter(isRel('stylesheet')), 'href'),
    scripts: [
      ...valuesOf(
        scripts.filter((tag) => !isLegacy(tag)),
        'src',
      ),
      ...valuesOf(links.filter(isScriptAhead), 'href'),
    ],
    namedScripts: scriptsNamedIn(html).filter((url) => !legacy.includes(url)),
    policies: policiesOf(tags),
    inlineScripts: scripts
      .filter(
        (tag) =>
          attribute(tag, 'src') === undefined &&
          governed.test((attribute(tag, 'type') ?? '').trim()),
      )
      .map(({ text, line }) => ({ text, line })),
  }
}

/** How Next's files are called in documents, also inside scripts and JSON, with the base path before it. */
const nextScript = /(?:\/[\w.~-]+)*\/_next\/static\/[\w.~%/()[\]-]+\.js\b/g

/** Next's scripts that a text names. */
export function scriptsNamedIn(text: string): string[] {
  return [...new Set(text.match(nextScript) ?? [])]
}

function referencesOf(tag: Tag): Reference[] {
  const names = [...(addresses['*'] ?? []), ...(addresses[tag.name] ?? [])]
  const urls = [...valuesOfTag(tag, names), ...srcset(tag), ...metaUrls(tag)]
  const followed = tag.name === 'a' || tag.name === 'area'
  return urls.map((url) => ({ url, line: tag.line, followed }))
}

function anchorsOf(tag: Tag): string[] {
  return valuesOfTag(tag, tag.name === 'a' ? ['id', 'name'] : ['id'])
}

function srcset(tag: Tag): string[] {
  return valuesOfTag(tag, ['srcset', 'imagesrcset']).flatMap((value) =>
    value.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  )
}

/** What a refresh leads to, and the addresses in metadata for other sites. */
function metaUrls(tag: Tag): string[] {
  if (tag.name !== 'meta') return []
  const content = attribute(tag, 'content') ?? ''
  const refresh = content.match(/^\s*\d+\s*;\s*url=(.*)$/i)?.[1]
  if (attribute(tag, 'http-equiv')?.toLowerCase() === 'refresh')
    return refresh === undefined ? [] : [refresh]
  return /^https?:/.test(content) ? [content] : []
}

function policiesOf(tags: readonly Tag[]): string[] {
  return valuesOf(
    tags.filter(
      (tag) =>
        attribute(tag, 'http-equiv')?.toLowerCase() ===
        'content-security-policy',
    ),
    'content',
  )
}

const metas = (tags: readonly Tag[], name: string) =>
  valuesOf(
    tags.filter(
      (tag) => tag.name === 'meta' && attribute(tag, 'name') === name,
    ),
    'content',
  )

const isScriptAhead = (tag: Tag) =>
  isRel('modulepreload')(tag) ||
  (attribute(tag, 'as') === 'script' &&
    (isRel('preload')(tag) || isRel('prefetch')(tag)))

const isRel = (name: string) => (tag: Tag) =>
  (attribute(tag, 'rel') ?? '').split(/\s+/).includes(name)

const valuesOf = (tags: readonly Tag[], name: string) =>
  tags.flatMap((tag) => attribute(tag, name) ?? [])

const valuesOfTag = (tag: Tag, names: readonly string[]) =>
  names.flatMap((name) => attribute(tag, name) ?? [])
