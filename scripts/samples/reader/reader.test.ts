/** @jest-environment node */
import { tmpdir } from 'node:os'
import { readerLanguages } from './languages'
import { oneAtATime } from './one-at-a-time'
import { recipeOf } from './recipe'
import { runInShell } from './shell'
import { lineOfFailure } from './where'

describe('a recipe', () => {
  it('is what its page gives', async () => {
    const recipe = await recipeOf('home/send-first-transaction.ts')
    const { install, run, program = '' } = recipe ?? {}
    expect(install).toMatch(/^npm install .*\btsx@/)
    expect(run).toBe('npx tsx send-first-transaction.mts')
    const [first, second, third] = program.split('\n')
    expect([first, second]).toEqual([`// ${install}`, `// ${run}`])
    expect(third).toMatch(/^import /)
    expect(program).not.toContain('#region')
    expect(recipe?.record.output).not.toBe('')
  })

  it('has the files that its page names beside it', async () => {
    const file = 'references/keypairs-and-wallets/wallet-sign-in.ts'
    const recipe = await recipeOf(file)
    expect(recipe?.beside.map(({ name }) => name)).toEqual([
      'small-order.ts',
      'test-wallet.ts',
    ])
    expect(recipe?.install).toMatch(/ && npm pkg set type=module$/)
  })

  it('is none where its page has no line that runs it', async () => {
    const file = 'references/keypairs-and-wallets/test-wallet.ts'
    expect(await recipeOf(file)).toBeUndefined()
  })

  it.each([
    ['ts', 'npx tsx send.mts', 'send.mts'],
    ['python', 'python send.py', 'send.py'],
    ['rust', 'cargo run', 'src/main.rs'],
  ])('in %s, run by "%s", is saved as %s', (language, run, name) => {
    expect(readerLanguages[language]?.savedAs(run)).toBe(name)
  })
})

describe('the line of a failure', () => {
  const program = "// npm install x\nimport 'x'\nthrow new Error('a')\n"
  const source = "// #region preview\nimport 'x'\n\nthrow new Error('a')\n"
  const copy = { name: 'a.mts', program }

  it.each([
    ['that the stack names', 'at file:///t/a.mts:3:7', 4],
    ['of the import that is missing', "Cannot find package 'x' imported", 2],
    ['in Python', '  File "/t/a.mts", line 3, in <module>', 4],
    ['that nothing names', 'killed', 1],
  ])('is the one %s', (_, stack, line) => {
    expect(lineOfFailure(stack, copy, source)).toBe(line)
  })
})

it("a reader's terminal has nothing of this project", async () => {
  process.env.npm_package_name = 'ours'
  process.env.npm_config_local_prefix = process.cwd()
  const { stdout } = await runInShell('env', tmpdir())
  expect(stdout).not.toContain('npm_package_name')
  expect(stdout).not.toContain('npm_config_local_prefix')
  expect(/^PATH=(.*)$/m.exec(stdout)?.[1]).not.toContain('node_modules')
})

it('what runs in a shell is stopped with all that it started', async () => {
  const line = 'sh -c "sleep 60; echo late" & wait'
  const { late, stdout } = await runInShell(line, tmpdir(), { timeLimit: 200 })
  expect({ late, stdout }).toEqual({ late: true, stdout: '' })
})

it('jobs run one at a time, also after one that failed', async () => {
  const queue = oneAtATime()
  const said: string[] = []
  const job = (name: string) => async () => {
    said.push(`${name} begins`)
    await new Promise(setImmediate)
    said.push(`${name} ends`)
    if (name === 'a') throw new Error(name)
  }
  await Promise.allSettled([queue(job('a')), queue(job('b'))])
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})
