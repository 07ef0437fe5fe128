import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Files } from './files'

const recordFile = '.cache/passed.json'
const record = z.record(z.string(), z.record(z.string(), z.string()))

/** What changes the outcome of every check. */
const common =
  /^(package(-lock)?\.json|tsconfig\.json|\.npmrc|\.gitignore|scripts\/(check\.ts|run\.mjs|check\/.*|process\/.*))$/

/** The files that a check reads, as they are now. */
export function inputsOf(reads: RegExp, files: Files): Files {
  const read = Object.entries(files).filter(
    ([path]) => common.test(path) || reads.test(path),
  )
  return { node: process.version, ...Object.fromEntries(read) }
}

/** The files with which a check last passed; nothing for one that never did. */
export function lastPassed(name: string, file = recordFile): Files | undefined {
  return readRecord(file)[name]
}

/** Notes that a check passed with these files. */
export function rememberPassed(
  name: string,
  inputs: Files,
  file = recordFile,
): void {
  mkdirSync(dirname(file), { recursive: true })
  const all = { ...readRecord(file), [name]: inputs }
  writeFileSync(file, `${JSON.stringify(all)}\n`)
}

/** Whether files change the outcome of every check, so that nothing that passed before says anything. */
export const isCommon = (path: string): boolean => common.test(path)

function readRecord(file: string): Readonly<Record<string, Files>> {
  if (!existsSync(file)) return {}
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Written by another version, or cut off: everything is checked.
    return {}
  }
}
