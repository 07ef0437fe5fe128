/** @jest-environment node */
import { framePolicy } from '../run/frame'
import { contentPolicy, policyTag } from '../steps/policy'
import { policyProblems } from './policy'
import { documentOf, siteOf } from './test-site'

const script = 'a()'
const good = contentPolicy([script])
const problemsOf = (policy: string, body = `<script>${script}</script>`) =>
  policyProblems(
    siteOf({ 'a.html': documentOf('/a.html', body, policyTag(policy)) }),
  )

test.each([
  ['an inline script', `<script>${script}</script>`],
  ['the same script twice', `<script>${script}</script><script>a()</script>`],
  [
    'data, which does not run',
    `<script>${script}</script><script type="application/json">{}</script>`,
  ],
  ['a file', `<script>${script}</script><script src="/a.js"></script>`],
])('a policy names what stands in the document: %s', (_, body) => {
  expect(problemsOf(good, body)).toEqual([])
})

test.each([
  [
    'a script it does not name',
    good,
    '<script>a()</script><script>b()</script>',
  ],
  ['a module', good, '<script>a()</script><script type="module">b()</script>'],
  [
    'rules for loading ahead',
    good,
    '<script>a()</script><script type="speculationrules">{}</script>',
  ],
])('a document may not hold %s', (_, policy, body) => {
  expect(problemsOf(policy, body)).toEqual([
    expect.stringMatching(/^a\.html:1: .*does not run.*policy\.ts/),
  ])
})

test('a policy may not name a missing script', () => {
  expect(problemsOf(good, '')).toEqual([
    expect.stringMatching(/^a\.html: .*no inline script/),
  ])
})

const has = (opening: string) =>
  `a.html: the policy has ${opening}, which no setting needs: remove it from scripts/export/steps/policy.ts`
const lacks = (needed: string) =>
  `a.html: the policy lacks ${needed}: add it in scripts/export/steps/policy.ts`

test.each([
  [
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    has("script-src 'unsafe-inline'"),
  ],
  [
    "script-src 'self'",
    "script-src 'self' https://example.com",
    has('script-src https://example.com'),
  ],
  [
    "style-src 'self'",
    "style-src 'self' 'sha256-AA=='",
    has("style-src 'sha256-AA=='"),
  ],
  ["connect-src 'self'", 'connect-src *', has('connect-src *')],
  ["img-src 'self'", 'img-src https:', has('img-src https:')],
  ["default-src 'none'; ", '', lacks("default-src 'none'")],
  ["base-uri 'none'", "base-uri 'self'", lacks("base-uri 'none'")],
  [
    "; require-trusted-types-for 'script'",
    '',
    lacks("require-trusted-types-for 'script'"),
  ],
  ['trusted-types default', 'trusted-types *', lacks('trusted-types default')],
  [
    'trusted-types default',
    "trusted-types default 'allow-duplicates'",
    has("trusted-types 'allow-duplicates'"),
  ],
])('a policy may not open up: %s -> %s', (from, to, problem) => {
  expect(problemsOf(good.replace(from, to))).toContain(problem)
})

test('a policy may hold the sources that the settings need', () => {
  const extras = {
    connections: ['https://search.example.com'],
    images: ['https://pictures.example.com'],
    styles: ['https://styles.example.com'],
  }
  const head = policyTag(contentPolicy([], extras))
  const site = siteOf({ 'a.html': documentOf('/a.html', '', head) })
  expect(policyProblems(site, extras)).toEqual([])
  expect(policyProblems(site)).toHaveLength(3)
})

test('a tag manager sets addresses of scripts itself', () => {
  const extras = { scripts: ['https://tags.example'] }
  const policy = contentPolicy([], extras)
  const head = policyTag(policy)
  const site = siteOf({ 'a.html': documentOf('/a.html', '', head) })
  expect(policy).not.toContain('trusted-types')
  expect(policyProblems(site, extras)).toEqual([])
})

test.each(['', policyTag(good) + policyTag(good)])(
  'a document has one policy: %s',
  (head) => {
    const html = documentOf('/a.html', '<script>a()</script>', head)
    expect(policyProblems(siteOf({ 'a.html': html }))).toEqual([
      expect.stringMatching(/instead of one/),
    ])
  },
)

test('the frame of recipes has its own policy, to the letter', () => {
  const body = `<script>${script}</script>`
  const problemsWith = (policy: string) =>
    policyProblems(
      siteOf({ 'run.html': documentOf('/', body, policyTag(policy)) }),
    )
  expect(problemsWith(framePolicy([script]))).toEqual([])
  for (const policy of [good, `${framePolicy([script])}; img-src 'self'`])
    expect(problemsWith(policy)).toEqual([
      expect.stringMatching(/^run\.html: .*framePolicy/),
    ])
})

test('each copy with a problem is named', () => {
  const html = documentOf('/a.html')
  const site = siteOf({ 'a.html': html, 'a/index.html': html })
  expect(policyProblems(site)).toHaveLength(2)
})
