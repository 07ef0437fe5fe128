/** @jest-environment node */

import { contentPolicy, type PolicyExtras, policyTag } from '../document/policy'
import { framePolicy } from '../run/frame'
import { policyProblems } from './policy'
import { documentOf, siteOf } from './test-site'

const script = '<script>a()</script>'
const good = contentPolicy(['a()'])
const problemsOf = (
  body: string,
  head = policyTag(good),
  file = 'a.html',
  given: PolicyExtras = {},
) => policyProblems(siteOf({ [file]: documentOf('/', body, head) }), given)

const extras: PolicyExtras = { connections: ['https://search.example.com'] }

test.each([
  ['its scripts', script],
  ['data, which does not run', `${script}<script type="a/json">{}</script>`],
  ['a file', `${script}<script src="/a.js"></script>`],
  ['a frame', script, policyTag(contentPolicy(['a()'], {}, "'self'"))],
  ['a service', script, policyTag(contentPolicy(['a()'], extras)), extras],
  ['no service', script, policyTag(good), extras],
])(
  'a policy is right for %s',
  (_, body, head = policyTag(good), given = {}) => {
    expect(problemsOf(body, head, 'a.html', given)).toEqual([])
  },
)

const another =
  /^a\.html: has \d policies, and not the one .*document\/policy\.ts/

test.each([
  [
    'a script without a hash',
    `${script}<script>b()</script>`,
    /^a\.html:1: .*not name/,
  ],
  [
    'rules for loading ahead',
    `${script}<script type="speculationrules">{}</script>`,
    /^a\.html:1: .*does not run.*document\/policy\.ts/,
  ],
  ['a hash without a script', '', another],
  [
    'an unsafe keyword',
    script,
    another,
    good.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  ],
  [
    'any origin',
    script,
    another,
    good.replace("connect-src 'self'", 'connect-src *'),
  ],
  ['no trusted types', script, another, good.replace(/; require.*/, '')],
  ['an unset service', script, another, contentPolicy(['a()'], extras)],
  [
    'a style attribute',
    `${script}<p style="top:0">`,
    /:1: <p> has a style attr/,
  ],
  ['a style sheet', `${script}<style></style>`, /:1: <style> is an inline/],
  ['a handler', `${script}<p onclick="a()">`, /:1: <p> has onclick: listen/],
])('%s is found', (_, body, problem, policy = good) => {
  expect(problemsOf(body, policyTag(policy))).toEqual([
    expect.stringMatching(problem),
  ])
})

test.each(['', policyTag(good) + policyTag(good)])(
  'a document has one policy: %s',
  (head) => {
    expect(problemsOf('', head)).toEqual([expect.stringMatching(another)])
  },
)

test('the frame of recipes has its own policy, to the letter', () => {
  const own = framePolicy(['a()'])
  expect(problemsOf(script, policyTag(own), 'run.html')).toEqual([])
  for (const policy of [good, `${own}; img-src 'self'`])
    expect(problemsOf(script, policyTag(policy), 'run.html')).toEqual([
      expect.stringMatching(/^run\.html: .*run\/frame\.ts/),
    ])
})
