/** @jest-environment node */
import { integrity } from './integrity'
import { stepOn } from './test-page'

test.each([
  ['<script src="/assets/1a/main.js"></script>', 'sha256-main'],
  ['<link rel="stylesheet" href="/assets/styles-2b.css">', 'sha256-styles'],
  ['<link rel="modulepreload" href="/assets/1a/chunk-b.js">', 'sha256-chunk'],
  [
    '<link rel="preload" as="style" href="/assets/styles-2b.css">',
    'sha256-styles',
  ],
])('%s gets its digest', (html, digest) => {
  const { body } = stepOn(integrity, { body: html })
  expect(body).toContain(` integrity="${digest}"`)
})

test.each([
  '<script>let a = "/assets/1a/main.js"</script>',
  '<script src="https://tags.example/a.js"></script>',
  '<script src="/assets/1a/main.js" integrity="sha256-other"></script>',
  '<link rel="canonical" href="/assets/styles-2b.css">',
  '<a href="/assets/1a/main.js"></a>',
])('%s stays as it is', (html) => {
  expect(stepOn(integrity, { body: html }).body).toBe(html)
})
