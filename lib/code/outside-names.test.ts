import { outsideNamesOf } from './outside-names'

/** What the lines after `---` use of those before, up to the next `---`. */
function outsideNames(program: string, grammar: string) {
  let essential = false
  const lines = program.trim().split('\n')
  const flags = lines.map((line) => {
    if (line === '---') essential = !essential
    return essential
  })
  const kept = (_: unknown, index: number) => lines[index] !== '---'
  return outsideNamesOf(lines.filter(kept), flags.filter(kept), grammar)
}

test.each([
  [
    'names of the program and its imports',
    "import { send } from 'x'\nconst { value: mint } = await f()\n---\nawait send(mint)",
    { imports: true, names: ['mint'] },
  ],
  [
    'no properties, keys, comments and strings',
    "const mint = 1\nconst payer = 2\n---\n// mint\nf({ mint: a.payer, b: 'mint' })",
    { imports: false, names: [] },
  ],
  [
    'what is spread, shortened or put into a string',
    'const a = 1\nconst b = 2\nconst c = 3\n---\nf({ ...a, b }, `$' + '{c}`)',
    { imports: false, names: ['a', 'b', 'c'] },
  ],
  [
    'nothing that the excerpt declares itself',
    'const m = 1\nconst n = 2\n---\nf((m) => m, function (n: number) { n })',
    { imports: false, names: [] },
  ],
])('TypeScript: %s', (_, program, expected) => {
  expect(outsideNames(program, 'ts')).toEqual(expected)
})

test.each([
  [
    'rust',
    'use a::{B, C};\nfn main() {\n    let mut rpc = B::new();\n---\n    let Some(x) = rpc.get(C)?;\n    println!("{x} {rpc}");\n---\n    Ok(())\n}',
    { imports: true, names: ['rpc'] },
  ],
  [
    'python',
    'from a import B\nasync with f() as client:\n    payer = 1\n---\n    await client.send(to=payer, b=B())',
    { imports: true, names: ['client', 'payer'] },
  ],
  ['sh', 'MINT=1\n---\nspl-token mint $MINT', { imports: false, names: [] }],
])('%s', (grammar, program, expected) => {
  expect(outsideNames(program, grammar)).toEqual(expected)
})
