/** @jest-environment node */
import { generatedExists, loadGenerated } from './pages'

test('an address that nothing stands at says how to register it', () => {
  expect(generatedExists('en', 'no-such')).toBe(false)
  expect(() => loadGenerated('en', 'no-such')).toThrow(
    'there is no generated page at /no-such.html; register it in lib/site/generated/registry.ts',
  )
})
