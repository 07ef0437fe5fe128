import { errorParameter, errorQuery } from './error-parameter'

test.each([
  ['a code', '0x1771', /^0x1771$/],
  [
    'a long log',
    `${'Program log: é → 好 "x"\n'.repeat(9_000)}0x1771`,
    /"x"\n0x1771$/,
  ],
  ['what takes nine characters each', '好'.repeat(9_000), /^好{660,}$/],
])(
  'the query of %s ends as the text does, and fits any host',
  (_, text, end) => {
    const query = errorQuery(text)
    expect(query.length).toBeLessThanOrEqual(6_000)
    expect(new URLSearchParams(query).get(errorParameter)).toMatch(end)
  },
)
