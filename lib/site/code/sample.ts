/** A sample as readers see it, and which of its lines they need. */
export interface SampleSource {
  /** The program without region marks, without its level line, ending without a newline. */
  readonly code: string
  /** For each line of `code`: whether it belongs to the wanted region. */
  readonly essential: readonly boolean[]
}

const REGION_START = /^\s*(?:\/\/|#) #region (\S+)\s*$/
const REGION_END = /^\s*(?:\/\/|#) #endregion\b/
/** What was most likely to be one of the two. */
const REGION_COMMENT = /^\s*(?:\/\/|#)\s*#(?:end)?region\b/
const LEVEL = /^\s*(?:\/\/|#) level: /

/** The names of a sample's regions. */
export function regionsOf(source: string): readonly string[] {
  const names = source.split('\n').map((line) => REGION_START.exec(line)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** A mark of a region that stands wrong. */
export interface RegionFault {
  readonly line: number
  /** What is wrong with it, and what to do. */
  readonly message: string
}

/**
 * Takes the region marks out of a program and says which of its lines a region holds; regions may nest, and one name may
 * stand several times. Throws what `regionFault` says about a program whose marks do not pair.
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

/** The first mark that is misspelled or ends no region, or else the innermost region that is not ended. */
export function regionFault(source: string): RegionFault | undefined {
  const open: { readonly name: string; readonly line: number }[] = []
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1
    const name = REGION_START.exec(text)?.[1]
    if (name) open.push({ name, line })
    else if (REGION_END.test(text)) {
      if (open.pop()) continue
      const message =
        '"#endregion" ends no region; take it out, or begin one above with "#region preview"'
      return { line, message }
    } else if (REGION_COMMENT.test(text))
      return {
        line,
        message: `"${text.trim()}" marks no region; write "#region preview" with a name, or "#endregion", behind "// " or "# "`,
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
