import { test } from '@playwright/test'
import { testAccessibility, testForcedColors } from '../axe'
import { sitePages, templatePaths } from '../site-pages'

// Axe is slow for a page of 700 error codes on a busy machine.
test.describe.configure({ timeout: 180_000 })

testAccessibility(
  new Set([...sitePages.map(({ path }) => path), ...templatePaths]),
)

testForcedColors(templatePaths)
