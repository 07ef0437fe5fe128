/** @jest-environment node */
import { targetsOf } from './rust'

test.each([
  [
    'one client alone',
    ['home/a.rs'],
    ['-p', 'rust-clients', '--bin', 'home--a'],
  ],
  [
    'programs with their tests',
    ['programs/hello/src/lib.rs', 'programs/nest/src/lib.rs'],
    ['-p', 'hello', '-p', 'nest', '--lib', '--tests'],
  ],
  [
    'both',
    ['home/a.rs', 'programs/nest/src/lib.rs', 'home/b.rs'],
    [
      ...['-p', 'nest', '--lib', '--tests', '-p', 'rust-clients'],
      ...['--bin', 'home--a', '--bin', 'home--b'],
    ],
  ],
])('builds %s', (_, files, expected) => {
  expect(targetsOf(files)).toEqual(expected)
})
