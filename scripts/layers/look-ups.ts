import type { Import } from './imports'

/** Rooms of lib/site/ that look up pages. */
const lookUps = [
  'content/',
  'freshness/',
  'generated/',
  'links/',
  'navigation/',
].map((room) => `lib/site/${room}`)

/** What every component may know of them: the record of a page, and which languages there are. */
const open = ['lib/site/content/page', 'lib/site/content/languages']

/**
 * Components that resolve what somebody names: the author of an article, the table of a generated page, or a writer who asks for a
 * draft.
 */
const resolving = ['mdx/', 'generated/', 'diagrams/', 'writing/']

/**
 * Holds components to the view of a page: what bars, sidebar and the frame of an article show is computed once (lib/site/page-view.ts)
 * and passed in.
 *
 * @returns for each component that looks up pages by itself: file, import and cure
 */
export function checkLookUps(imports: readonly Import[]): readonly string[] {
  return imports
    .filter(({ file, path }) => isFrame(file) && isLookUp(path))
    .map(
      ({ file, written }) =>
        `${file} imports ${written}: components get what they show, and look up no page.\n  Cure: Add what it shows to lib/site/page-view.ts, and have the caller pass it in as a property.`,
    )
}

const isFrame = (file: string) =>
  file.startsWith('components/') &&
  !/\.test\.tsx?$/.test(file) &&
  !resolving.some((folder) => file.startsWith(`components/${folder}`))

const isLookUp = (path: string) =>
  lookUps.some((room) => path.startsWith(room)) && !open.includes(path)
