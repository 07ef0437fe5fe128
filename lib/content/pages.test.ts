/** @jest-environment node */
import { generatedExists, loadGenerated } from './pages'

test('the error for an unknown address says how to register a page', () => {
  expect(generatedExists('en', 'no-such')).toBe(false)
  expect(() => loadGenerated('en', 'no-such')).toThrow(
    'there is no generated page at /no-such.html; register it in lib/content/registry.ts',
  )
})
