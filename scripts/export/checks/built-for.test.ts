/** @jest-environment node */
import { assertBuiltFor } from './built-for'

const origin = 'https://example.com'
const built = (base: string) => ({
  files: () => [
    '404.html',
    `${base}/de/index.html`.slice(1),
    `${base}/index.html`.slice(1),
  ],
  read: (file: string) =>
    `<link rel="canonical" href="${origin}/${file.replace('index.html', '')}">`,
})

test.each(['', '/cookbook', '/de'])(
  'an export for "%s" is taken by it',
  (base) =>
    expect(() =>
      assertBuiltFor(built(base), { origin, basePath: base }),
    ).not.toThrow(),
)

test.each([
  ['', '/cookbook', 'SITE_BASE_PATH=/'],
  ['', '/de', 'SITE_BASE_PATH=/'],
  ['/cookbook', '', 'SITE_BASE_PATH=/cookbook'],
  ['/docs/cookbook', '/cookbook', 'SITE_BASE_PATH=/docs/cookbook'],
])('an export for "%s" is refused by "%s"', (base, basePath, cure) =>
  expect(() => assertBuiltFor(built(base), { origin, basePath })).toThrow(cure),
)

test('another origin is refused', () =>
  expect(() =>
    assertBuiltFor(built(''), { origin: 'https://b.example', basePath: '' }),
  ).toThrow(
    'out/ was built for https://example.com/, and the settings say https://b.example/',
  ))
