/** A sample as readers see it, and the lines that they need first. */
export interface SampleSource {
  /** The program without region comments and level line. The text ends without a newline. */
  readonly code: string
  /** For each line of `code`: true when the line belongs to the requested region. */
  readonly essential: readonly boolean[]
}

const REGION_START = /^\s*(?:\/\/|#) #region (\S+)\s*$/
const REGION_END = /^\s*(?:\/\/|#) #endregion\b/
/** A comment that was most likely meant to be one of the two. */
const REGION_COMMENT = /^\s*(?:\/\/|#)\s*#(?:end)?region\b/
const LEVEL = /^\s*(?:\/\/|#) level: /

export function regionsOf(source: string): readonly string[] {
  const names = source.split('\n').map((line) => REGION_START.exec(line)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** A region comment that is wrong. */
export interface RegionFault {
  readonly line: number
  /** The fault and its cure. */
  readonly message: string
}

/**
 * Removes the region comments from a program and marks the lines inside a region. Regions may nest,
 * and one name may occur several times. Throws the fault of `regionFault`, if there is one.
 */
export function readSample(source: string, region: string): SampleSource {
  const fault = regionFault(source)
  if (fault) throw new Error(`line ${fault.line}: ${fault.message}`)
  const open: string[] = []
  const lines: string[] = []
  const essential: boolean[] = []
  for (const line of source.trimEnd().split('\n')) {
    const start = REGION_START.exec(line)?.[1]
    if (start) open.push(start)
    else if (REGION_END.test(line)) open.pop()
    else if (!LEVEL.test(line)) {
      lines.push(line)
      essential.push(open.includes(region))
    }
  }
  return trimBlankEdges(lines, essential)
}

/**
 * The first region comment that is misspelled or ends no region; otherwise the innermost region
 * without an end.
 */
export function regionFault(source: string): RegionFault | undefined {
  const open: { readonly name: string; readonly line: number }[] = []
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1
    const name = REGION_START.exec(text)?.[1]
    if (name) open.push({ name, line })
    else if (REGION_END.test(text)) {
      if (open.pop()) continue
      const message =
        '"#endregion" has no region to end; remove it, or begin one above with "#region preview"'
      return { line, message }
    } else if (REGION_COMMENT.test(text))
      return {
        line,
        message: `"${text.trim()}" does not mark a region; write "#region preview" with a name, or "#endregion", after "// " or "# "`,
      }
  }
  const last = open.at(-1)
  return (
    last && {
      line: last.line,
      message: `the region "${last.name}" has no end; write "#endregion" below its last line`,
    }
  )
}

/**
 * Counts a blank line between two essential lines as essential, so that parts of a region stay
 * apart.
 */
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

/** Drops blank lines at both ends, and repeated blank lines that removed comments leave. */
function trimBlankEdges(lines: string[], essential: boolean[]): SampleSource {
  const remaining = lines.map(
    (line, index) => line.trim() !== '' || lines[index - 1]?.trim() !== '',
  )
  const first = lines.findIndex((line) => line.trim() !== '')
  const wanted = (index: number) => index >= first && remaining[index] === true
  const joined = joinEssential(lines, essential)
  return {
    code: lines
      .filter((_, index) => wanted(index))
      .join('\n')
      .trimEnd(),
    essential: joined.filter((_, index) => wanted(index)),
  }
}
