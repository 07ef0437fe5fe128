import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { capture, captureOutput, lastLines } from '../process/capture'
import {
  type Context,
  isNotRun,
  type Language,
  runProgram,
  SampleFailure,
} from './sample'

/** Python: runs against the local node, with the packages of requirements.txt. */
export const python: Language = {
  name: 'Python',
  files: /^[^/]+\/.+\.py$/,
  whyNot: whyNoPython,
  async prepare(_, context) {
    const { samples } = context
    await ensureEnvironment(samples)
    const packages = await installedPackages(samples)
    const interpreter = interpreterOf(samples)
    return async (sample) => {
      const { level, path, source } = sample
      const versions = packagesUsed(packages, source)
      if (!isNotRun(sample)) {
        const output = await runProgram(sample, context, {
          command: [interpreter, path],
          cwd: samples,
          env: { PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' },
          cure: 'Run it with samples/.venv/bin/python and fix it.',
        })
        return { level, output, versions }
      }
      // Python cannot be compiled against its packages.
      const parse = 'import ast, sys; ast.parse(open(sys.argv[1]).read())'
      const args = ['-c', parse, path]
      const { code, stderr } = await capture(interpreter, args, {
        cwd: samples,
      })
      if (code !== 0)
        throw new SampleFailure(lastLines(stderr, 6), 'Repair the syntax.')
      return { level: 'parsed', output: '', versions }
    }
  },
}

/** Null, or the reason why no Python here can run the packages. */
export async function whyNoPython({
  samples,
}: Pick<Context, 'samples'>): Promise<string | null> {
  try {
    const { stdout } = await capture('python3', ['--version'], { cwd: samples })
    const [, major = 0, minor = 0] =
      /(\d+)\.(\d+)/.exec(stdout)?.map(Number) ?? []
    if (major > 3 || (major === 3 && minor >= 11)) return null
    return `Python 3.11 or newer is needed, but python3 is ${stdout.trim()}`
  } catch {
    return 'python3 is not installed'
  }
}

/** The interpreter of the samples' virtual environment. */
const interpreterOf = (samples: string) =>
  process.platform === 'win32'
    ? join(samples, '.venv', 'Scripts', 'python.exe')
    : join(samples, '.venv', 'bin', 'python')

/**
 * Makes samples/.venv with exactly the packages of samples/requirements.txt, unless it is current.
 *
 * @throws with the last lines of pip's output when pip fails
 */
async function ensureEnvironment(samples: string): Promise<void> {
  const requirements = readFileSync(join(samples, 'requirements.txt'))
  const digest = createHash('sha256').update(requirements).digest('hex')
  const stamp = join(samples, '.venv', 'requirements.sha256')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return

  rmSync(join(samples, '.venv'), { recursive: true, force: true })
  const at = { cwd: samples }
  try {
    await captureOutput('python3', ['-m', 'venv', '.venv'], at)
    const pip = '-m pip install --quiet --disable-pip-version-check'
    await captureOutput(
      interpreterOf(samples),
      [...pip.split(' '), '--require-hashes', '-r', 'requirements.txt'],
      at,
    )
  } catch (error) {
    throw new Error(
      `The packages of Python cannot be installed; check the network and samples/requirements.txt:\n${error instanceof Error ? error.message : error}`,
    )
  }
  writeFileSync(stamp, digest)
}

const listing = `
import json
from importlib.metadata import packages_distributions, version
print(json.dumps({
    module: {name: version(name) for name in names}
    for module, names in packages_distributions().items()
}))
`

/** The packages that each module comes from, with their versions. */
const packages = z.record(z.string(), z.record(z.string(), z.string()))

type Packages = z.infer<typeof packages>

async function installedPackages(samples: string): Promise<Packages> {
  const interpreter = interpreterOf(samples)
  const at = { cwd: samples }
  const output = await captureOutput(interpreter, ['-c', listing], at)
  return packages.parse(JSON.parse(output))
}

/** Exact versions of the packages that a source imports. */
function packagesUsed(
  packages: Packages,
  source: string,
): Record<string, string> {
  const imports = source.matchAll(/^\s*(?:from|import) (\w+)/gm)
  return Object.assign(
    {},
    ...[...imports].map(([, name = '']) => packages[name]),
  )
}
