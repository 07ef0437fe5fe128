/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { stampOf } from './build-stamp'

const root = testFolder()
beforeEach(() => writeFileSync(join(root, 'page.mdx'), 'a'))

describe('stampOf', () => {
  const before = () => stampOf(root, {})

  it('stays the same when nothing has changed', () => {
    expect(stampOf(root, { PATH: '/bin' })).toBe(before())
  })

  it('changes with a source', () => {
    const first = before()
    writeFileSync(join(root, 'page.mdx'), 'b')
    expect(before()).not.toBe(first)
  })

  it('changes with a setting', () => {
    const moved = stampOf(root, { SITE_BASE_PATH: '/cookbook' })
    expect(moved).not.toBe(before())
    expect(stampOf(root, { SITE_BASE_PATH: '/book' })).not.toBe(moved)
  })
})
