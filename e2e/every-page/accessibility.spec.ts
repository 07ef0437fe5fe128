import { test } from '@playwright/test'
import { testAccessibility } from '../axe'
import { sitePages } from '../site-pages'

// Axe takes long for a page of 700 error codes on a busy machine.
test.describe.configure({ timeout: 180_000 })

// Colors are the same at every width; the templates are tested at both (accessibility.spec.ts).
testAccessibility(
  sitePages.map(({ path }) => path),
  [360],
)
