import type { Adapter, Failed, Result, RunContext, Sample } from '../adapter'
import { capture, lastLines } from '../capture'
import { endedBadly, failed, isNotRun } from '../result'
import { ensureEnvironment, interpreterOf, whyNoPython } from './environment'
import { installedPackages, type Packages, packagesUsed } from './packages'

/** Python: runs against the local node, with the packages of requirements.txt. */
export function pythonAdapter(): Adapter {
  let packages: Packages | undefined
  return {
    name: 'Python',
    claims: (file) => /^[a-z][a-z-]*\/.+\.py$/.test(file),
    available: ({ samples }) => whyNoPython(samples),
    async prepare(chosen, { samples }) {
      try {
        await ensureEnvironment(samples)
        packages = await installedPackages(samples)
        return new Map()
      } catch (error) {
        const failed = installationFailed(error)
        return new Map(chosen.map(({ file }) => [file, failed]))
      }
    },
    async run(sample, context) {
      packages ??= await installedPackages(context.samples)
      const versions = packagesUsed(packages, sample.source)
      return isNotRun(sample)
        ? parse(sample, context, versions)
        : execute(sample, context, versions)
    },
  }
}

type Versions = Readonly<Record<string, string>>

/** Parses a sample that is not run: nothing compiles Python against its packages. */
async function parse(
  { path }: Sample,
  { samples }: RunContext,
  versions: Versions,
): Promise<Result> {
  const script = 'import ast, sys; ast.parse(open(sys.argv[1]).read())'
  const { code, stderr } = await capture(
    interpreterOf(samples),
    ['-c', script, path],
    { cwd: samples },
  )
  if (code === 0) return { ok: true, level: 'parsed', output: '', versions }
  return failed(lastLines(stderr, 6), 'Repair the syntax.')
}

async function execute(
  { path, ceiling }: Sample,
  context: RunContext,
  versions: Versions,
): Promise<Result> {
  const offline = ceiling === 'tested'
  if (!offline) await context.freshChain()
  const ended = await capture(interpreterOf(context.samples), [path], {
    cwd: context.samples,
    env: { PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' },
    timeLimit: context.timeLimit,
  })
  if (ended.code !== 0)
    return endedBadly(
      ended,
      ended.stderr,
      'Run it with samples/.venv/bin/python and fix it.',
    )
  const level = offline ? 'tested' : 'executed'
  return { ok: true, level, output: ended.stdout, versions }
}

function installationFailed(error: unknown): Failed {
  return failed(
    `The packages cannot be installed:\n${error instanceof Error ? error.message : error}`,
    'Check the network and samples/requirements.txt.',
  )
}
