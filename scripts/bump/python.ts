import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { captureOutput, lastLines } from '../samples/capture'
import type { Options, Outcome } from './bump'
import { heldAmong, isAsked } from './held'
import { forms, type Pins, readPins, rewritePins, withPins } from './pins'

/** Makes requirements.txt from requirements.in. */
const compiler = 'pip-tools==7.6.2'
const environment = join('.cache', 'bump')

/**
 * Bumps what samples/requirements.in pins, and all of requirements.txt: pip chooses among the versions below the next major, or all.
 */
export async function bumpPython(
  samples: string,
  options: Options,
): Promise<Outcome> {
  const file = join(samples, 'requirements.in')
  const locked = join(samples, 'requirements.txt')
  const before = readFileSync(file, 'utf8')
  const lockBefore = readFileSync(locked, 'utf8')
  const pins = readPins(before, forms.python)
  const asked = new Map([...pins].filter(([name]) => isAsked(name, options)))
  if (asked.size === 0) return { bumps: [], left: [] }

  try {
    writeFileSync(file, relaxed(before, asked, options))
    await compile(samples)
  } catch (error) {
    writeFileSync(file, before)
    writeFileSync(locked, lockBefore)
    const said = error instanceof Error ? error.message : String(error)
    const reason = lastLines(said, 8)
    return { bumps: [], left: [{ name: 'requirements.in', reason }] }
  }
  const chosen = readPins(
    readFileSync(locked, 'utf8').replaceAll(' \\\n', '\n'),
    forms.python,
  )
  const taken = new Map(
    [...asked].map(([name, from]) => [name, chosen.get(name) ?? from]),
  )
  writeFileSync(file, withPins(before, forms.python, taken))
  const bumps = [...asked].flatMap(([name, from]) => {
    const to = taken.get(name) ?? from
    return to === from ? [] : { name, file, from, to }
  })
  return { bumps, left: heldAmong([...pins.keys()], options) }
}

/** `solders==0.29.0` becomes `solders>=0.29.0,<1`. */
function relaxed(text: string, asked: Pins, { major }: Options): string {
  return rewritePins(text, forms.python, (before, name, version) => {
    if (!asked.has(name)) return `${before}${version}`
    const next = Number(version.split('.')[0]) + 1
    return `${name}>=${version}${major ? '' : `,<${next}`}`
  })
}

async function compile(samples: string): Promise<void> {
  const python = join(environment, 'bin', 'python')
  if (!existsSync(python)) await must('python3', ['-m', 'venv', environment])
  const pip = '-m pip install --quiet --disable-pip-version-check'
  await must(python, [...pip.split(' '), compiler])
  const flags =
    '--upgrade --generate-hashes --strip-extras --quiet --no-emit-index-url --no-emit-trusted-host --no-emit-find-links'
  await must(
    join('..', python),
    ['-m', 'piptools', 'compile', ...flags.split(' '), 'requirements.in'],
    samples,
  )
}

function must(program: string, args: readonly string[], cwd = '.') {
  const env = { CUSTOM_COMPILE_COMMAND: 'npm run bump' }
  return captureOutput(program, args, { cwd, env })
}
