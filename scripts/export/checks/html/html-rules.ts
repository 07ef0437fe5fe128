import type { ConfigData } from 'html-validate'

/**
 * The rules for valid HTML: the recommendation of html-validate, without the rules that other
 * checks own.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Stricter than the recommendation: the policy forbids inline style sheets.
    'no-unknown-elements': 'error',
    'no-style-tag': 'error',
    // The sidebar's headings come before those of the page. The order inside an article is checked
    // by the content rules (lib/site/rules/markup/headings.ts).
    'heading-level': 'off',
    // HTML only forbids spaces in an id. React uses ids such as `_R_`, and an anchor may begin with
    // a digit.
    'valid-id': ['error', { relaxed: true }],
  },
}
