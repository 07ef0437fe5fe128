import { testAccessibility, testForcedColors } from './axe'
import { examplePages, templatePaths } from './site-pages'

testAccessibility(
  new Set([...templatePaths, ...examplePages.map(({ path }) => path)]),
)

testForcedColors(templatePaths)
