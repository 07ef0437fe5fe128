/**
 * The program that a file tests; undefined for other files.
 *
 * @example testedProgram('programs/scores/tests/scores.rs') // 'programs/scores/src/lib.rs'
 */
export function testedProgram(file: string): string | undefined {
  const folder = /^programs\/[^/]+(?=\/tests\/)/.exec(file)?.[0]
  return folder && `${folder}/src/lib.rs`
}
