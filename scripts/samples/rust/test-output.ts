/**
 * The output of a program's tests, in the order of the source. The sections of `--show-output`
 * stand in the order in which the tests ended.
 */
export function outputOfTests(stdout: string, source: string): string {
  const sections = new Map(
    stdout
      .split(/^---- (?=\S+ stdout ----$)/m)
      .slice(1)
      .map((section) => {
        const [title = '', ...lines] = section.split('\n')
        const body =
          lines.join('\n').split(/^(?:successes|failures):$/m)[0] ?? ''
        return [title.replace(' stdout ----', ''), body.trim()]
      }),
  )
  return testsIn(source)
    .map((name) => sections.get(name) ?? '')
    .filter((output) => output !== '')
    .map((output) => `${output}\n`)
    .join('\n')
}

function testsIn(source: string): readonly string[] {
  const tests = /#\[(?:tokio::)?test\]\s+(?:async )?fn (\w+)/g
  return [...source.matchAll(tests)].map((match) => match[1] ?? '')
}
