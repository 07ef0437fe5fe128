/** @jest-environment node */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { openFolder } from '../files/folder'
import { moveBelow } from './sub-path'

const root = join(testFolder(), 'out')
const folder = openFolder(root)
afterEach(() => rmSync(root, { recursive: true }))

beforeEach(() => {
  folder.write('index.html', 'home')
  folder.write('404.html', 'missing')
})

describe('moveBelow', () => {
  it('puts the pages where their addresses are, and the 404 page beside', () => {
    moveBelow(root, '/docs/book')
    expect(folder.files()).toEqual([
      '404.html',
      'docs/book/404.html',
      'docs/book/index.html',
    ])
  })

  it('leaves a site without a base path alone', () => {
    moveBelow(root, '')
    expect(folder.files()).toEqual(['404.html', 'index.html'])
  })
})
