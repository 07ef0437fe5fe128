/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { daysToCheck } from '@/lib/site/facts/old-facts'
import { testFolder } from '@/lib/site/test-folder'
import { longChecks } from '../check/long-checks'
import { commands, formsOf, unknownCommand } from './commands.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = Object.values(commands).flatMap((group) => Object.keys(group))

test('each command of package.json has its help, and no other', () => {
  expect(names.toSorted()).toEqual(Object.keys(scripts).toSorted())
  for (const name of names) expect(formsOf(name)).toContain(name)
})

test('help and docs name the stages of test:all', () => {
  const stages = [...longChecks.samples, ...longChecks.site]
  const docs = readFileSync('docs/commands.md', 'utf8')
  for (const { name } of stages) {
    expect(formsOf('test:all').replace(/\s+/g, ' ')).toContain(name)
    expect(docs).toContain(`\`${name}\``)
  }
})

test('help says for how long a fact counts as checked', () => {
  expect(formsOf('facts')).toContain(`${daysToCheck} days`)
})

test('writers find their six first', () => {
  expect(Object.keys(commands.writing)).toHaveLength(6)
  const [first, writing] = unknownCommand('lint').split('\n')
  expect(first).toBe('There is no command "lint".')
  expect(writing).toBe(
    'For writing: dev, new, translate, check, samples, i18n.',
  )
})

test('help needs no package', () => {
  const root = testFolder()
  mkdirSync(join(root, 'scripts'))
  for (const file of ['package.json', 'package-lock.json', 'scripts/run.mjs'])
    cpSync(file, join(root, file))
  cpSync('scripts/setup', join(root, 'scripts/setup'), { recursive: true })
  for (const file of ['lib/site/json.mjs', 'scripts/process/cures.mjs'])
    cpSync(file, join(root, file))
  writeFileSync(join(root, 'scripts/test-all.ts'), '')
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
      encoding: 'utf8',
    })
  const help = run('test-all', '--help')
  expect(help.stdout).toContain(formsOf('test:all'))
  expect(help.status).toBe(0)
  const unknown = run('lint')
  expect(unknown.stderr).toContain('There is no command "lint"')
  expect(unknown.status).toBe(1)
})
