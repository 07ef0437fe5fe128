import { testAccessibility } from '../axe'
import { sitePages } from '../site-pages'

testAccessibility(sitePages.map(({ path }) => path))
