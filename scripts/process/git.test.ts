/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { commitWith, pathsChangedSince, textAt } from './git'

function repository() {
  const root = testFolder()
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  const write = (file: string, text: string) =>
    writeFileSync(join(root, file), text)
  git('init', '--initial-branch=master')
  git('config', 'user.name', 'Someone')
  git('config', 'user.email', 'someone@example.com')
  mkdirSync(join(root, 'out'))
  write('.gitignore', 'out\n')
  return { root, git, write }
}

test('files that changed since a branch are compared with the merge base', () => {
  const { root, git, write } = repository()
  const files = ['committed', 'edited', 'removed', 'same', 'others']
  for (const file of files) write(file, '')
  git('add', '.')
  git('commit', '-m', 'first')
  git('switch', '-c', 'change')
  write('committed', 'new')
  git('commit', '-am', 'second')
  git('switch', 'master')
  write('others', 'new')
  git('commit', '-am', 'of others')
  git('switch', 'change')
  write('edited', 'new')
  write('added', '')
  write('out/page.html', '')
  rmSync(join(root, 'removed'))
  const changed = pathsChangedSince('master', root) ?? []
  expect([...changed].sort()).toEqual([
    'added',
    'committed',
    'edited',
    'removed',
  ])
  expect(pathsChangedSince('origin/HEAD', root)).toBeUndefined()
})

test('a text of a file is found in its history', () => {
  const { root, git, write } = repository()
  for (const text of ['one', 'two', 'three']) {
    write('page', text)
    git('add', 'page')
    git('commit', '-m', text)
  }
  const found = commitWith('page', (text) => text !== 'three', root)
  expect(textAt(found ?? '', 'page', root)).toBe('two')
  expect(textAt('HEAD~2', 'page', root)).toBe('one')
  expect(textAt('HEAD~9', 'page', root)).toBeUndefined()
  expect(commitWith('page', (text) => text === 'four', root)).toBeUndefined()
  expect(commitWith('page', () => true, testFolder())).toBeUndefined()
})
