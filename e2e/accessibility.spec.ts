import { testAccessibility, testForcedColors } from './axe'
import { accounts } from './steps'

// Every page is looked at each night (e2e/every-page/).
testAccessibility(
  ['', '/th', '/kr'].flatMap((prefix) =>
    ['/', accounts, '/playground.html'].map((path) => prefix + path),
  ),
)

testForcedColors([accounts])
