import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { makeCertificate } from './certificate'
import { cureFor, findServer } from './programs'
import { startCaddy } from './servers/caddy'
import { startNginx } from './servers/nginx'
import { freePort } from './servers/port'
import { bytesOf, files, rules, site } from './site'

interface Scan {
  readonly grade: string
  readonly score: number
  readonly tests: readonly {
    readonly name: string
    readonly passed: boolean
    readonly result: string
  }[]
}

const scanned = ['/', '/core-concepts/accounts.html', '/de/']

for (const [name, start] of [
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)
  test(`MDN's HTTP Observatory gives ${name} with our configuration its best grade`, async (t) => {
    const program = findServer(name)
    if (!program) {
      console.log(cureFor(name))
      t.skip(cureFor(name))
      return
    }
    const tls = { ...makeCertificate(), port: await freePort() }
    const host = await start(program, site, tls)
    try {
      for (const path of scanned) {
        const { grade, score, tests } = scan(host.origin, tls, path)
        console.log(`${name} ${path}: ${grade}, ${score} points`)
        assert.deepEqual(
          tests.filter(({ passed }) => !passed),
          [],
        )
        assert.equal(grade, 'A+')
      }
    } finally {
      await host.close()
    }
  })

function scan(
  origin: string,
  { port, certificate }: { port: number; certificate: string },
  path: string,
): Scan {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', 'e2e/hosts/observatory.ts'],
      new URL(origin).port,
      `${port}`,
      site.base + path,
    ],
    {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
      encoding: 'utf8',
    },
  )
  assert.ok(stdout.startsWith('{'), stderr)
  return JSON.parse(stdout)
}

test("Google's CSP Evaluator has no high finding in any document", () => {
  const header = rules.headers.find(([name]) => /^Content-Sec/.test(name))?.[1]
  const policies = new Set(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => policyOf(bytesOf(file).toString())),
  )
  console.log(`${policies.size} policies`)
  for (const policy of policies) {
    // A browser obeys both policies, so directives in only one of them make one policy of the two.
    const own = directives(policy)
    const both = [
      ...own,
      ...directives(header ?? '').filter(
        ([name]) => !own.some(([each]) => each === name),
      ),
    ]
    const text = both.map((directive) => directive.join(' ')).join('; ')
    const findings = new CspEvaluator(new CspParser(text).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH)
    assert.deepEqual(
      findings.map(
        ({ directive, description }) => `${directive}: ${description}`,
      ),
      [],
      text,
    )
  }
})

const directives = (policy: string) =>
  policy.split(';').map((directive) => directive.trim().split(/\s+/))

function policyOf(html: string): string {
  const tag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
  const [, policy] = html.match(tag) ?? []
  assert.ok(
    policy,
    'a document has no policy; see scripts/export/steps/policy.ts',
  )
  return policy
}

test('every own script and style sheet of every document has its digest', () => {
  const tag =
    /<(?:script\b[^>]*\ssrc|link\b[^>]*rel="stylesheet"[^>]*\shref)="\/[^"]*"[^>]*>|{"src":"[^}]*}/g
  const named = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [...bytesOf(file).toString().matchAll(tag)].map(
        ([text]) => `${file}: ${text}`,
      ),
    )
  const without = named.filter((text) => !/integrity"?[=:]"sha256-/.test(text))
  console.log(`${named.length} scripts and style sheets`)
  assert.ok(named.length > 0)
  assert.deepEqual(without.slice(0, 10), [])
})
