import { existsSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type FileMemo, fromFile } from '@/lib/cache/file-memo'
import { ContentError } from '@/lib/content/content-error'
import { fileOf } from '@/lib/content/files'
import { yamlFault } from '@/lib/files/yaml-fault'
import type { Locale } from '@/site.config'

/** What people type who look for a page, by the ids of its headings; `page` for the page as a whole. */
export type Questions = Readonly<Record<string, readonly string[]>>

/** The key of the questions for a page as a whole. */
export const wholePage = 'page'

/** The file of a page's questions, beside the page. */
export const questionsFile = (locale: Locale, slug: string): string =>
  fileOf(locale, slug).replace(/\.mdx$/, '.questions.yaml')

const schema = z.record(z.string(), z.array(z.string()))
const known: FileMemo<Questions> = new Map()

/**
 * The questions of a page; none where it has no such file.
 *
 * @throws ContentError on a file that is not YAML, or has anything but lists of texts
 */
export function readQuestions(locale: Locale, slug: string): Questions {
  const file = questionsFile(locale, slug)
  if (!existsSync(file)) return {}
  return fromFile(known, file, (source) => parseQuestions(source, file))
}

/** Parses a file of questions; throws as `readQuestions` does. */
export function parseQuestions(source: string, file: string): Questions {
  const result = schema.safeParse(parseYaml(source, file))
  if (result.success) return result.data
  const keys = new Set(result.error.issues.map(({ path }) => path[0]))
  throw new ContentError(
    [...keys].map((key) => ({
      file,
      line: key === undefined ? 1 : lineOfQuestions(source, String(key)),
      message: `${key === undefined ? 'this' : `"${String(key)}"`} is no list of texts; write the id of a heading, a colon, and below it "- " before each text`,
    })),
  )
}

function parseYaml(source: string, file: string): unknown {
  try {
    return parse(source)
  } catch (error) {
    const { line, reason } = yamlFault(error)
    const message = `is not YAML: ${reason}; quote a text that has ": " or begins with a sign`
    throw new ContentError([{ file, line, message }])
  }
}

/** The line of a key in the source of a questions file. */
export const lineOfQuestions = (source: string, key: string): number =>
  source
    .split('\n')
    .findIndex((line) => /^["']?(.*?)["']?:/.exec(line)?.[1] === key) + 1
