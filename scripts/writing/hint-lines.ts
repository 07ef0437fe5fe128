import { formatProblem, type Problem } from '@/lib/content/content-error'

/**
 * The lines that show hints: those of the changed files, and a last one that counts the others. A
 * writer would not find his own among those of everybody.
 *
 * @param changed paths of changed files; all hints are shown without
 */
export function hintLines(
  hints: readonly Problem[],
  changed?: readonly string[],
): readonly string[] {
  const shown = hints.filter(
    ({ file }) => changed?.includes(file.replaceAll('\\', '/')) ?? true,
  )
  const others = hints.length - shown.length
  const lines = shown.map(formatProblem)
  return others === 0
    ? lines
    : [
        ...lines,
        `content: hint: ${others} more for files that you have not changed; npm run check:content -- --all shows them`,
      ]
}
