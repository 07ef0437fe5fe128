import type { RunList } from './contract'
import { modulesInOrder } from './modules'

const file = (...imports: string[]) => ({
  file: '',
  digest: '',
  bytes: 1,
  packed: 1,
  imports: imports.map((name) => [0, 0, name] as const),
})

const list: RunList = {
  a: file('b', 'c'),
  b: file('d'),
  c: file('d'),
  d: file(),
  e: file('f'),
  f: file('e'),
}

it.each([
  [['a'], ['d', 'b', 'c', 'a']],
  [
    ['c', 'b'],
    ['d', 'c', 'b'],
  ],
  [
    ['a', 'a'],
    ['d', 'b', 'c', 'a'],
  ],
  [['e'], ['f', 'e']],
])('puts %j after what they import', (names, ordered) =>
  expect(modulesInOrder(names, list)).toEqual(ordered),
)
