import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsOf } from '@/lib/site/code/fingerprint'
import type { Adapter, Failed, Result, RunContext, Sample } from '../adapter'
import { capture, lastLines } from '../capture'
import { endedBadly, failed, isNotRun } from '../result'
import { importedPackages, installedVersions } from './imported-packages'
import { readTypeErrors, typeErrorCure } from './type-errors'

/** TypeScript: samples are type-checked together, then run one by one by tsx. */
export function typescriptAdapter(): Adapter {
  return {
    name: 'TypeScript',
    claims: (file) =>
      /^[^/]+\/.+\.ts$/.test(file) && !file.endsWith('.test.ts'),
    available: async ({ samples }) =>
      existsSync(join(samples, 'node_modules'))
        ? null
        : 'npm ci --prefix samples has not been run',
    prepare: typeCheck,
    run: runSample,
  }
}

async function typeCheck(
  samples: readonly Sample[],
  { root }: RunContext,
): Promise<ReadonlyMap<string, Failed>> {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const args = [tsc, '--project', 'samples', '--pretty', 'false']
  const { code, stdout } = await capture(process.execPath, args, { cwd: root })
  if (code === 0) return new Map()
  const errors = readTypeErrors(stdout)
  const elsewhere = [...errors].find(
    ([file]) => file === '' || /^(browser|node|vm)\//.test(file),
  )
  if (elsewhere || errors.size === 0)
    throw new Error(
      `The types of samples/ cannot be checked:\n${lastLines(stdout)}\nFix what it names; \`npx tsc --project samples\` checks again`,
    )
  const checked = samples.filter(({ ceiling }) => ceiling !== 'parsed')
  return new Map(
    checked.flatMap(({ file }) => {
      const problem = errors.get(file)
      return problem
        ? [[file, failed(problem, typeErrorCure(problem))] as const]
        : []
    }),
  )
}

async function runSample(sample: Sample, context: RunContext): Promise<Result> {
  const { file, path, ceiling } = sample
  const { samples, timeLimit } = context
  const modules = partsOf(file, samples).filter((part) => part.endsWith('.ts'))
  const texts = modules.map((part) => readFileSync(join(samples, part), 'utf8'))
  const packages = importedPackages(texts.join('\n'))
  const versions = installedVersions(packages, file, samples)
  if (isNotRun(sample))
    return { ok: true, level: ceiling, output: '', versions }
  if (ceiling !== 'tested') await context.freshChain()
  const ended = await capture(process.execPath, ['--import', 'tsx', path], {
    // Programs that a sample deploys or tests stand in the folder that it runs in.
    cwd: join(samples, 'bytecode'),
    env: { NO_COLOR: '1', TZ: 'UTC' },
    timeLimit,
  })
  if (ended.code !== 0)
    return endedBadly(
      ended,
      ended.stderr,
      `Fix it: npm --prefix samples run node, then in samples/bytecode: npx tsx ../${file}`,
    )
  return { ok: true, level: ceiling, output: ended.stdout, versions }
}
