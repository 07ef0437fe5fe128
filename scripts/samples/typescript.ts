import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { z } from 'zod'
import { partsOf } from '@/lib/code/fingerprint'
import { readText } from '@/lib/files/read-text'
import { capture, lastLines } from '../process/capture'
import {
  type Context,
  isNotRun,
  type Language,
  runProgram,
  SampleFailure,
} from './sample'

/** TypeScript: samples are type-checked together, then run one by one by tsx. */
export const typescript: Language = {
  name: 'TypeScript',
  files: /^[^/]+\/.+(?<!\.test)\.ts$/,
  whyNot: async ({ samples }) =>
    existsSync(join(samples, 'node_modules'))
      ? null
      : 'npm ci --prefix samples has not been run',
  async prepare(_, context) {
    const { samples } = context
    const errors = await typeErrors(context)
    return async (sample) => {
      const { file, level, path } = sample
      const problem = errors.get(file)
      if (problem && level !== 'parsed')
        throw new SampleFailure(problem, typeErrorCure(problem))
      const versions = versionsFor(file, samples)
      if (isNotRun(sample)) return { level, output: '', versions }
      const output = await runProgram(sample, context, {
        command: [process.execPath, '--import', 'tsx', path],
        // Programs that a sample deploys or tests are in its working directory.
        cwd: join(samples, 'bytecode'),
        env: { NO_COLOR: '1', TZ: 'UTC' },
        cure: `Fix it: npm start --workspace packages/local-node, then in samples/bytecode: npx tsx ../${file}`,
      })
      return { level, output, versions }
    }
  },
}

/** @throws on type errors outside of the samples */
async function typeErrors({
  root,
}: Context): Promise<ReadonlyMap<string, string>> {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const args = [tsc, '--project', 'samples', '--pretty', 'false']
  const { code, stdout } = await capture(process.execPath, args, { cwd: root })
  const errors = readTypeErrors(stdout)
  const inSamples = [...errors.keys()].every((file) => file.includes('/'))
  if (code === 0 || (errors.size > 0 && inSamples)) return errors
  throw new Error(
    `The types of samples/ cannot be checked:\n${lastLines(stdout)}\nFix what it names; \`npx tsc --project samples\` checks again`,
  )
}

/**
 * Reads the output of `tsc --pretty false`: errors by file (path below `samples/`), and by '' where
 * they belong to no file.
 */
export function readTypeErrors(output: string): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  for (const entry of output.split(/\n(?! )/)) {
    const [text, path, line, message] =
      /^(?:samples[\\/](.+?)\((\d+),\d+\): )?error (TS\d+: .*)$/s.exec(entry) ??
      []
    if (!text) continue
    const file = path?.replaceAll('\\', '/') ?? ''
    const place = file && `samples/${file}:${line}: `
    const before = errors.get(file)
    errors.set(file, `${before ? `${before}\n` : ''}${place}${message}`)
  }
  return errors
}

/** The cure of a sample's type errors: install a missing package, or fix the types. */
export function typeErrorCure(errors: string): string {
  const [, name] =
    /TS2307: Cannot find module '((?:@[^/']+\/)?[^./'@][^/']*)/.exec(errors) ??
    []
  return name
    ? `Install it: npm i -E --prefix samples ${name} (docs/writing-a-sample.md says what else it needs)`
    : 'Fix the types: npx tsc --project samples'
}

/** Exact versions of the packages that a sample and the modules beside it import. */
function versionsFor(file: string, samples: string) {
  const texts = partsOf(file, samples)
    .filter((part) => part.endsWith('.ts'))
    .map((part) => readText(join(samples, part)))
  return installedVersions(importedPackages(texts.join('\n')), file, samples)
}

const importPattern =
  /\b(?:from\s+|import\s+|import\(\s*|require\(\s*)['"]([^'"./][^'"]*)['"]/g

/**
 * Dependencies of a package without an exact version, so that a later release can make its
 * installation fail. Install lines name the version that the sample was checked with.
 */
const companions: Readonly<Record<string, string>> = {
  '@codama/renderers-js': '@codama/renderers-core',
}

/**
 * The packages that a TypeScript file imports, and their companions, without Node's own modules.
 *
 * @example `import x from '@solana/kit/program'` -> ['@solana/kit']
 */
export function importedPackages(source: string): readonly string[] {
  const names = [...source.matchAll(importPattern)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  const brought = names.flatMap((name) => companions[name] ?? [])
  return [...new Set([...names, ...brought])].sort()
}

const manifest = z.object({ version: z.string() })

/** Exact versions of packages, as Node finds them for a sample: beside it, or in a folder above. */
export function installedVersions(
  names: readonly string[],
  file: string,
  samples: string,
): Readonly<Record<string, string>> {
  const versions = names.flatMap((name) => {
    for (let folder = file; folder !== '.'; ) {
      folder = posix.dirname(folder)
      const path = join(samples, folder, 'node_modules', name, 'package.json')
      if (!existsSync(path)) continue
      const { version } = manifest.parse(JSON.parse(readText(path)))
      return [[name, version]]
    }
    return []
  })
  return Object.fromEntries(versions)
}
