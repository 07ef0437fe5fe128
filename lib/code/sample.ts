/** A sample as readers see it, and which of its lines they need. */
export interface SampleSource {
  /** The program without region marks, without its level line, ending without a newline. */
  readonly code: string
  /** For each line of `code`: whether it belongs to the wanted region. */
  readonly essential: readonly boolean[]
}

const START = /^\s*(?:\/\/|#) #region (\S+)\s*$/
const END = /^\s*(?:\/\/|#) #endregion\b/
const LEVEL = /^\s*(?:\/\/|#) level: /

/** The names of a sample's regions. */
export function regionsOf(source: string): readonly string[] {
  const names = source.split('\n').map((line) => START.exec(line)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))]
}

/**
 * Takes the region marks out of a program and says which of its lines a region holds; regions may nest, and one name may
 * stand several times. Throws when a region is opened and not closed, or closed and not opened.
 */
export function readSample(source: string, region: string): SampleSource {
  const open: string[] = []
  const lines: string[] = []
  const essential: boolean[] = []
  for (const line of source.trimEnd().split('\n')) {
    const start = START.exec(line)?.[1]
    if (start) open.push(start)
    else if (END.test(line)) {
      if (!open.pop()) throw new Error('#endregion without #region')
    } else if (!LEVEL.test(line)) {
      lines.push(line)
      essential.push(open.includes(region))
    }
  }
  if (open.length > 0) throw new Error(`#region ${open.at(-1)} is not closed`)
  return trimBlankEdges(lines, essential)
}

/** A blank line between two essential lines belongs to them, so that parts of a region stay apart. */
function joinEssential(
  lines: readonly string[],
  essential: readonly boolean[],
): boolean[] {
  return essential.map((flag, index) => {
    if (flag || lines[index]?.trim() !== '') return flag
    const next = lines.findIndex((line, at) => at > index && line.trim() !== '')
    return essential[index - 1] === true && essential[next] === true
  })
}

/** Drops blank lines at both ends and runs of blank lines that removed marks left behind. */
function trimBlankEdges(lines: string[], essential: boolean[]): SampleSource {
  const kept = lines.map(
    (line, index) => line.trim() !== '' || lines[index - 1]?.trim() !== '',
  )
  const first = lines.findIndex((line) => line.trim() !== '')
  const wanted = (index: number) => index >= first && kept[index] === true
  const joined = joinEssential(lines, essential)
  return {
    code: lines
      .filter((_, index) => wanted(index))
      .join('\n')
      .trimEnd(),
    essential: joined.filter((_, index) => wanted(index)),
  }
}
