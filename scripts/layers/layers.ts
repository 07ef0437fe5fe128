/** A part of the project. It may import the layers in `uses`, and all layers below those. */
export interface Layer {
  /**
   * A folder, or one file, from the root. A file belongs to the layer with the longest path that
   * matches. `''` matches the files in the root.
   */
  readonly path: string
  /** Content of the layer in a few words, for the picture. */
  readonly holds: string
  /** Layers directly below this one. */
  readonly uses: readonly string[]
  /** Advice for an import that this layer may not have. */
  readonly cure: string
}

/** The layers of the project. docs/architecture.md shows them, and a test holds imports to them. */
export const layers: Readonly<Record<string, Layer>> = {
  e2e: {
    path: 'e2e/',
    holds: 'browser tests',
    uses: ['scripts'],
    cure: 'Request it from the exported site, as a reader would.',
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
    cure: 'What browser and export agree on belongs in lib/shared/.',
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
    uses: ['site', 'content', 'styles'],
    cure: 'Have the caller pass it in as a property; what runs in the browser is in lib/client/ or components/islands/, and finds its markup there.',
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
    uses: ['shared', 'messages'],
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
    cure: 'Shared code is self-contained: have its caller pass it in.',
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
    uses: [],
    cure: 'Content is data: put code into lib/site/.',
  },
  messages: {
    path: 'messages/',
    holds: "the interface's texts",
    uses: [],
    cure: 'Messages are data: put code into lib/site/.',
  },
  config: {
    path: 'site.config.ts',
    holds: 'all settings',
    uses: [],
    cure: 'The configuration does not import our code: let the other file import it.',
  },
  workers: {
    path: 'samples/browser/',
    holds: 'the program runner in the browser',
    uses: ['client', 'machine', 'samples'],
    cure: 'Workers know the page only by its messages (lib/client/run/messages.ts).',
  },
  mirror: {
    path: 'samples/vm/',
    holds: "the browser's machine beside the native one",
    uses: ['workers'],
    cure: 'It compares machines, and may use only what samples/browser/litesvm/ has.',
  },
  machine: {
    path: 'samples/vm/built/',
    holds: "the browser's virtual machine, as it was built",
    uses: [],
    cure: 'Only samples/vm/ writes these files: npm run vm.',
  },
  packages: {
    path: 'packages/',
    holds: 'what readers install',
    uses: [],
    cure: 'A package is self-contained: what it uses of ours is bundled into it (scripts/local-node/pack.ts).',
  },
  samples: {
    path: 'samples/',
    holds: 'programs, run and shown as text',
    uses: [],
    cure: 'A sample is self-contained: a reader copies it unchanged.',
  },
}

/** The layer of a file; undefined for a file in a folder without a layer. */
export function layerOf(file: string): string | undefined {
  const [found] = Object.entries(layers)
    .filter(([, { path }]) => isIn(path, file))
    .sort(([, a], [, b]) => b.path.length - a.path.length)
  return found?.[0]
}

/** True for a file in that folder, or for that file; imports name it without its ending. */
function isIn(path: string, file: string): boolean {
  if (path === '') return !file.includes('/')
  if (path.endsWith('/')) return file.startsWith(path)
  return file === path || `${file}.ts` === path
}

/** A layer and all layers below it, in the order of the table. */
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
