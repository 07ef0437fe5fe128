/** A part of the project. Imports go down: to the layers that it names, and to all that is below those. */
export interface Layer {
  /** A folder, or one file, from the root; the longest that fits a file decides. `''` is the root's own files. */
  readonly path: string
  /** What stands in it, for the picture. */
  readonly holds: string
  /** The layers directly below it. */
  readonly uses: readonly string[]
  /** What to do about an import that this layer may not have. */
  readonly cure: string
}

/** The layers of the project: the picture in docs/architecture.md and the test of all imports are made from this table. */
export const layers: Readonly<Record<string, Layer>> = {
  e2e: {
    path: 'e2e/',
    holds: 'browser tests',
    uses: ['scripts', 'components'],
    cure: 'Ask the exported site for it, as a reader would.',
  },
  root: {
    path: '',
    holds: "the tools' configuration",
    uses: ['scripts'],
    cure: 'Put what is shared into lib/.',
  },
  app: {
    path: 'app/',
    holds: 'routes',
    uses: ['components'],
    cure: 'Move what both need into lib/, or into components/ if it is seen.',
  },
  scripts: {
    path: 'scripts/',
    holds: 'commands, checks, the export',
    uses: ['lib'],
    cure: 'Move what both need into lib/.',
  },
  client: {
    path: 'lib/client/',
    holds: "what runs in the reader's browser, without React",
    uses: ['components'],
    cure: 'Give it what it needs in the document.',
  },
  components: {
    path: 'components/',
    holds: 'what is seen',
    uses: ['lib', 'styles'],
    cure: 'Have the caller pass it in as a property.',
  },
  lib: {
    path: 'lib/',
    holds: 'what the site is made from, without JSX',
    uses: ['content', 'messages'],
    cure: 'Move what both need into lib/.',
  },
  styles: {
    path: 'app/styles/',
    holds: 'style sheets of the whole site',
    uses: [],
    cure: 'Import it where the style sheet is used.',
  },
  content: {
    path: 'content/',
    holds: 'pages and facts, by language',
    uses: ['config'],
    cure: 'Content is data: put what computes into lib/.',
  },
  messages: {
    path: 'messages/',
    holds: "the interface's texts",
    uses: [],
    cure: 'Messages are data: put what computes into lib/.',
  },
  config: {
    path: 'site.config.ts',
    holds: 'all settings',
    uses: [],
    cure: 'The configuration imports nothing of ours: let the other file import it.',
  },
  samples: {
    path: 'samples/',
    holds: 'programs, run and shown as text',
    uses: [],
    cure: 'A sample stands alone: a reader copies it as it is.',
  },
}

/** The layer of a file; undefined for one in a folder that no layer names. */
export function layerOf(file: string): string | undefined {
  const [found] = Object.entries(layers)
    .filter(([, { path }]) => isIn(path, file))
    .sort(([, a], [, b]) => b.path.length - a.path.length)
  return found?.[0]
}

/** Imports name a file without its ending. */
function isIn(path: string, file: string): boolean {
  if (path === '') return !file.includes('/')
  if (path.endsWith('/')) return file.startsWith(path)
  return file === path || `${file}.ts` === path
}

/** A layer and all that is below it, in the order of the table. */
export function within(name: string): readonly string[] {
  const reached = new Set<string>()
  const visit = (layer: string) => {
    reached.add(layer)
    layers[layer]?.uses.forEach(visit)
  }
  visit(name)
  return Object.keys(layers).filter((layer) => reached.has(layer))
}
