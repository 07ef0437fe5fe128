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
    uses: ['scripts'],
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
    uses: ['drafts'],
    cure: 'Move what both need into lib/site/, or into components/ if it is seen.',
  },
  scripts: {
    path: 'scripts/',
    holds: 'commands and checks',
    uses: ['export', 'client'],
    cure: 'Move what both need into lib/site/.',
  },
  export: {
    path: 'scripts/export/',
    holds: 'what follows `next build`',
    uses: ['process'],
    cure: 'What browser and export agree on stands in lib/shared/.',
  },
  process: {
    path: 'scripts/process/',
    holds: 'how commands run',
    uses: ['site'],
    cure: 'Pass it in: commands use this folder, and not the other way round.',
  },
  drafts: {
    path: 'components/writing/',
    holds: 'what writers see, in development',
    uses: ['components', 'client'],
    cure: 'Have the caller pass it in as a property.',
  },
  components: {
    path: 'components/',
    holds: 'what is seen, as markup',
    uses: ['site', 'styles'],
    cure: 'Have the caller pass it in as a property; what runs in the browser stands in lib/client/ or components/islands/, and finds its markup there.',
  },
  islands: {
    path: 'components/islands/',
    holds: 'React in the browser',
    uses: ['client'],
    cure: 'Move what both sides need into lib/shared/.',
  },
  site: {
    path: 'lib/site/',
    holds: 'what the site is made from, at build',
    uses: ['shared', 'content', 'messages'],
    cure: 'Move what the browser needs too into lib/shared/.',
  },
  client: {
    path: 'lib/client/',
    holds: "the reader's browser, without React",
    uses: ['islands', 'shared', 'styles'],
    cure: 'Move what the build needs too into lib/shared/.',
  },
  shared: {
    path: 'lib/shared/',
    holds: 'rules of both sides, without either',
    uses: ['config'],
    cure: 'Shared code stands alone: have its caller pass it in.',
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
    cure: 'Content is data: put what computes into lib/site/.',
  },
  messages: {
    path: 'messages/',
    holds: "the interface's texts",
    uses: [],
    cure: 'Messages are data: put what computes into lib/site/.',
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
    if (reached.has(layer)) return
    reached.add(layer)
    layers[layer]?.uses.forEach(visit)
  }
  visit(name)
  return Object.keys(layers).filter((layer) => reached.has(layer))
}
