import type { ConfigData } from 'html-validate'

/** What valid HTML is: the package's own recommendation, but for what is another's matter here. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Not among the recommended ones; the policy forbids inline style sheets.
    'no-unknown-elements': 'error',
    'no-style-tag': 'error',
    // The sidebar's headings stand before the page's, and 404.html holds a section for each language, of which one is shown. The order
    // inside an article is the content rules' (lib/site/rules/markup/headings.ts).
    'heading-level': 'off',
    // HTML asks of an id only that it holds no space; React calls its own `_R_`, and an anchor may begin with a digit.
    'valid-id': ['error', { relaxed: true }],
  },
}
