import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { captureOutput } from '../samples/capture'
import { type Options, type Outcome, whyNone } from './bump'
import { frozenAmong, isSelected } from './frozen'
import { keepFiles } from './kept-files'
import { forms, type Pins, readPins, rewritePins, withPins } from './pins'

/** The package that makes requirements.txt from requirements.in. */
const compiler = 'pip-tools==7.6.2'
const environment = join('.cache', 'bump')

/**
 * Bumps the pins of samples/requirements.in, and all of requirements.txt. Pip chooses among the
 * versions below the next major, or among all.
 */
export async function bumpPython(
  samples: string,
  options: Options,
): Promise<Outcome> {
  const file = join(samples, 'requirements.in')
  const locked = join(samples, 'requirements.txt')
  const { files, restore } = keepFiles([file, locked])
  const [before = '', lockBefore = ''] = files.map(({ text }) => text)
  const pins = readPins(before, forms.python)
  const selected = new Map(
    [...pins].filter(([name]) => isSelected(name, options)),
  )
  if (selected.size === 0) return { bumps: [], skipped: [] }

  try {
    writeFileSync(file, relaxed(before, selected, options))
    await compile(samples)
  } catch (error) {
    restore()
    const reason = whyNone('Python', error)
    return { bumps: [], skipped: [{ name: 'requirements.in', reason }] }
  }
  const earlier = lockedPins(lockBefore)
  const chosen = lockedPins(readFileSync(locked, 'utf8'))
  const taken = new Map(
    [...selected].map(([name, from]) => [name, chosen.get(name) ?? from]),
  )
  writeFileSync(file, withPins(before, forms.python, taken))
  if (options.dryRun) restore()
  const bumps = [...selected].flatMap(([name, from]) => {
    const to = taken.get(name) ?? from
    return to === from ? [] : { name, file, from, to }
  })
  const indirect = [...chosen].flatMap(([name, to]) => {
    const from = earlier.get(name)
    return pins.has(name) || !from || from === to
      ? []
      : { name, file: locked, from, to }
  })
  return {
    bumps: [...bumps, ...indirect],
    skipped: frozenAmong([...pins.keys()], options),
  }
}

/** The pins of requirements.txt, where hashes follow each. */
const lockedPins = (text: string) =>
  readPins(text.replaceAll(' \\\n', '\n'), forms.python)

/** The file with ranges in place of the selected pins: `solders>=0.29.0,<1` for `==0.29.0`. */
function relaxed(text: string, selected: Pins, { major }: Options): string {
  return rewritePins(text, forms.python, (before, name, version) => {
    if (!selected.has(name)) return `${before}${version}`
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
