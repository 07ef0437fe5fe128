import type { Import } from './imports'

/** Folders of lib/site/ with functions that look up pages. */
const lookUps = [
  'content/',
  'freshness/',
  'generated/',
  'links/',
  'navigation/',
].map((room) => `lib/site/${room}`)

/** Modules of these folders that components may import: the page record, and the languages. */
const open = ['lib/site/content/page', 'lib/site/content/languages']

/**
 * Folders of components that resolve a name: one from an article, from the table of a generated
 * page, or from the address of a draft.
 */
const resolving = ['mdx/', 'generated/', 'diagrams/', 'writing/']

/**
 * Finds components that look up pages. The content of bars, sidebar and article frame is computed
 * once, as the view of a page (lib/site/page-view.ts), and passed in.
 *
 * @returns a message for each: file, import and cure
 */
export function checkLookUps(imports: readonly Import[]): readonly string[] {
  return imports
    .filter(({ file, path }) => isFrame(file) && isLookUp(path))
    .map(
      ({ file, written }) =>
        `${file} imports ${written}: components get what they show, and do not look up pages.\n  Cure: Add what it shows to lib/site/page-view.ts, and have the caller pass it in as a property.`,
    )
}

const isFrame = (file: string) =>
  file.startsWith('components/') &&
  !/\.test\.tsx?$/.test(file) &&
  !resolving.some((folder) => file.startsWith(`components/${folder}`))

const isLookUp = (path: string) =>
  lookUps.some((room) => path.startsWith(room)) && !open.includes(path)
