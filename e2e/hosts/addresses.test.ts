import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { checkHost } from './check'
import type { Host } from './host'
import { cureFor, findServer, type ServerName } from './programs'
import { startCaddy } from './servers/caddy'
import { startCloudflare } from './servers/cloudflare'
import { startGithubPages } from './servers/github-pages'
import { startNetlify } from './servers/netlify'
import { startNginx } from './servers/nginx'
import { startPlain } from './servers/plain'
import { startS3 } from './servers/s3-cloudfront'
import { startVercel } from './servers/vercel'
import { site } from './site'

const shown = 20

async function check(t: TestContext, started: Promise<Host>): Promise<void> {
  const host = await started
  try {
    const { tried, failures } = await checkHost(host)
    console.log(`${t.name}: ${tried} tried, ${failures.length} failed`)
    const list = failures.slice(0, shown).join('\n')
    assert.equal(
      failures.length,
      0,
      `${failures.length} of ${tried}; the rules are in scripts/export/hosts/:\n${list}`,
    )
  } finally {
    await host.close()
  }
}

const servers: readonly [
  ServerName,
  (program: string, of: typeof site) => Promise<Host>,
][] = [
  ['nginx', startNginx],
  ['caddy', startCaddy],
]
for (const [name, start] of servers) {
  test(`${name} ${site.base}`, async (t) => {
    const program = findServer(name)
    if (program) await check(t, start(program, site))
    else {
      console.log(cureFor(name))
      t.skip(cureFor(name))
    }
  })
}

test(`a plain file server ${site.base}`, (t) => check(t, startPlain(site)))
test(`GitHub Pages' rules ${site.base}`, (t) =>
  check(t, startGithubPages(site)))
test(`S3 and CloudFront's rules ${site.base}`, (t) => check(t, startS3(site)))
test(`Vercel's rules ${site.base}`, (t) => check(t, startVercel(site)))
test(`Netlify's rules ${site.base}`, (t) => check(t, startNetlify(site)))
test(`Cloudflare's runtime ${site.base}`, (t) =>
  check(t, startCloudflare(site)))
