import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import type { Site } from '../host'

/** An object of a bucket with its headers. */
interface Uploaded {
  readonly type?: string
  readonly cache?: string
}

/** The objects of a bucket by their names. */
export type Bucket = ReadonlyMap<string, Uploaded>

/**
 * Runs our upload script with a stand-in for `aws` that records its calls.
 *
 * @param options of the script
 * @param before contents of the bucket before
 * @returns the contents afterwards
 * @throws with the script's output when it fails
 */
export function upload(
  { root, deploy }: Site,
  options: readonly string[] = [],
  before: Bucket = new Map(),
): Bucket {
  const work = mkdtempSync(join(tmpdir(), 's3-'))
  const bin = resolve('e2e/hosts/servers/aws')
  const list = join(work, 'objects.json')
  writeFileSync(list, JSON.stringify(Object.fromEntries(before)))
  const { status, stderr } = spawnSync(
    'sh',
    [resolve(deploy, 's3-cloudfront', 'upload.sh'), 's3://bucket', ...options],
    {
      cwd: resolve(root, '..'),
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH}`,
        OBJECTS: list,
      },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`upload.sh failed:\n${stderr}`)
  const objects: Record<string, Uploaded> = JSON.parse(
    readFileSync(list, 'utf8'),
  )
  rmSync(work, { recursive: true })
  return new Map(Object.entries(objects))
}
