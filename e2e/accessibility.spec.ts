import { testAccessibility, testForcedColors } from './axe'
import { accounts } from './steps'

// e2e/every-page/ checks every page each night.
testAccessibility(
  ['', '/th', '/kr'].flatMap((prefix) =>
    ['/', accounts, '/playground.html'].map((path) => prefix + path),
  ),
)

testForcedColors([accounts])
