import { readFileSync, writeFileSync } from 'node:fs'
import { runScript, runTool } from '../process/tool'
import { installPackages } from '../setup/packages.mjs'
import type { Options, Outcome } from './bump'

const files = ['package.json', 'package-lock.json']

/** What has to work with new packages of the site. */
interface Trial {
  readonly install: () => void
  /** @throws where the site does not build */
  readonly build: () => Promise<void>
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
}

const trial: Trial = {
  install: () => installPackages('.'),
  build: async () => {
    await runTool('tsc', ['--noEmit'])
    await runScript('build')
  },
  read: (file) => readFileSync(file, 'utf8'),
  write: writeFileSync,
}

/**
 * Bumps the packages of the site, and puts the old ones back where the site does not build with the
 * new ones.
 */
export async function keepIfBuilt(
  bump: () => Promise<Outcome>,
  { dryRun }: Pick<Options, 'dryRun'>,
  { install, build, read, write }: Trial = trial,
): Promise<Outcome> {
  const before = files.map((file) => [file, read(file)] as const)
  const outcome = await bump()
  if (dryRun || outcome.bumps.length === 0) return outcome
  try {
    install()
    await build()
    return outcome
  } catch (error) {
    for (const [file, text] of before) write(file, text)
    install()
    const why = error instanceof Error ? error.message : String(error)
    const tried = outcome.bumps.map(
      ({ name, from, to }) => `${name} ${from} → ${to}`,
    )
    const specs = outcome.bumps.map(({ name, to }) => `${name}@${to}`)
    const reason = `put back, because the site does not build with them (${why}; see above). Tried: ${tried.join(', ')}. Try one family alone: npm run bump -- ${outcome.bumps[0]?.name}. To change the code with them installed: npm i -E ${specs.join(' ')}`
    return {
      bumps: [],
      skipped: [...outcome.skipped, { name: 'package.json', reason }],
    }
  }
}
