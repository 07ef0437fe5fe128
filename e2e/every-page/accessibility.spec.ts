import { test } from '@playwright/test'
import { testAccessibility } from '../axe'
import { sitePages } from '../site-pages'

// Axe takes long for a page of 700 error codes on a busy machine.
test.describe.configure({ timeout: 180_000 })

// Colors are the same at every width. What shows on wide screens alone is the same on every page of a
// template, and the templates are tested at both widths (accessibility.spec.ts).
testAccessibility(
  sitePages.map(({ path }) => path),
  [360],
)
