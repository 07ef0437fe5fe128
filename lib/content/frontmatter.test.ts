import { readFrontmatter } from './frontmatter'

const good =
  'title: Accounts\ndescription: What an account is and who may change it.'

const page = (yaml: string) => `---\n${yaml}\n---\n\nText.\n`

test.each([
  ['title: A #1\ndescription: B', 2, 'ends this text before its #'],
  ['title: "  "\ndescription: B', 2, '`title` is empty'],
  ['- title: A', 1, 'the page has no front matter'],
])('%j is named with its cure', (yaml, line, message) => {
  expect(readFrontmatter(page(yaml))).toEqual({
    problems: [{ line, message: expect.stringContaining(message) }],
  })
})

test.each(['title: "A #1"', 'title: C#', '# A note\ntitle: A'])(
  '%j is valid',
  (yaml) => {
    expect(readFrontmatter(page(`${yaml}\ndescription: B`))).toHaveProperty(
      'frontmatter',
    )
  },
)

test('reads a page’s keys', () => {
  expect(readFrontmatter(page(`${good}\nchecked: 2026-11-21`))).toEqual({
    frontmatter: {
      title: 'Accounts',
      description: 'What an account is and who may change it.',
      checked: '2026-11-21',
    },
  })
})

test.each([
  '',
  'Text.\n',
  `Text.\n\n${page(good)}`,
  `\n${page(good)}`,
  page(good).replaceAll('---', '+++'),
  page(good).replace('---', '--- '),
  page(good).replace('---\n\nText.', 'Text.'),
])(
  'a page without front matter in its first line is named once: %j',
  (source) => {
    expect(readFrontmatter(source)).toEqual({
      problems: [
        {
          line: 1,
          message: expect.stringContaining(
            'has no front matter; its first line is --- and nothing else',
          ),
        },
      ],
    })
  },
)

test.each([
  [
    'an unknown key',
    `${good}\ntags: x`,
    4,
    'the key `tags` is unknown; it is one of: title, description,',
  ],
  [
    'a misspelled key, which is not called missing too',
    good.replace('title:', 'titel:'),
    2,
    'the key `titel` is unknown; did you mean "title"?',
  ],
  ['a number as title', good.replace('Accounts', '7'), 2, "title: '…'"],
  ['an empty title', good.replace('Accounts', "''"), 2, '`title` is empty'],
  [
    'a missing title',
    good.replace('title: Accounts\n', ''),
    1,
    '`title` is missing; add a line `title: …`',
  ],
  [
    'an empty description',
    "title: A\ndescription: ''",
    3,
    '`description` is empty',
  ],
  [
    'a wrong date',
    `${good}\nchecked: soon`,
    4,
    'must be a date such as 2026-11-21',
  ],
  [
    'a day that is still to come',
    `${good}\nchecked: 2999-01-01`,
    4,
    'is in the future',
  ],
  [
    'a day that the calendar does not have',
    `${good}\nchecked: 2026-02-30`,
    4,
    'must be a date such as 2026-11-21',
  ],
  [
    'a month that the calendar does not have',
    `${good}\nstatus: legacy\nstatusSince: 2026-13`,
    5,
    'must be a day, a month or a year',
  ],
  [
    'a status that is none',
    `${good}\nstatus: dead`,
    4,
    '`status` must be one of: current, legacy, retired',
  ],
  [
    'a since without a status',
    `${good}\nstatusSince: '2025'`,
    4,
    'needs `status` as well',
  ],
  [
    'a version that YAML takes for a number',
    `${good}\ncluster:\n  read: 2026-11-21\n  slot: 1\n  agave: 4.3`,
    4,
    "`cluster.agave` is not text; write it in quotes: cluster.agave: '…'",
  ],
  [
    'a version that is none',
    `${good}\ncluster:\n  read: 2026-11-21\n  slot: 1\n  agave: new`,
    4,
    '`cluster.agave` must be a version such as 4.3; see docs/writing-a-page.md',
  ],
  [
    'a source that is no fingerprint',
    `${good}\nsource: today`,
    4,
    '`source` must be the fingerprint that `npm run i18n -- --translated` writes',
  ],
  ['broken YAML', 'title: [', 2, 'is not YAML'],
])('refuses %s with its line and cure', (_, yaml, line, message) => {
  const result = readFrontmatter(page(yaml))
  expect(result).toMatchObject({
    problems: [{ line, message: expect.stringContaining(message) }],
  })
})

test('each unknown key is named in its line', () => {
  expect(readFrontmatter(page(`${good}\ncheked: x\nfoo: 1`))).toMatchObject({
    problems: [
      { line: 4, message: expect.stringContaining('"checked"') },
      { line: 5, message: expect.stringContaining('`foo`') },
    ],
  })
})
