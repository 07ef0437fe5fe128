/** @jest-environment node */
import { sourceHash } from './source-hash'

const page = '---\ntitle: A\nchecked: 2026-11-21\n---\n\nOne two\nthree.\n'

test.each([
  ['the day of the last check', page.replace('11-21', '12-01'), true],
  ['a new line break', page.replace('One two', 'One\ntwo'), true],
  [
    'terms that are not explained',
    page.replace('21\n', '21\nunexplained: [seed]\n'),
    true,
  ],
  [
    'such terms, one a line',
    page.replace('21\n', '21\nunexplained:\n- seed\n  - mint\n'),
    true,
  ],
  ['a line of the text that looks so', `${page}unexplained: seed\n`, false],
  ['Windows line ends', page.replaceAll('\n', '\r\n'), true],
  ['a word', page.replace('two', 'four'), false],
  ['the title', page.replace('title: A', 'title: B'), false],
  ['a mark', page.replace('three.', 'three'), false],
])('%s: same fingerprint is %3$s', (_, changed, same) => {
  expect(sourceHash(changed) === sourceHash(page)).toBe(same)
})
