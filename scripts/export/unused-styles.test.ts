import { withoutUnused } from './unused-styles'

test.each([
  [
    '.DocSearch-Hit{top:0}.DocSearch-Menu-Item:hover{top:1px}',
    '.DocSearch-Hit{top:0}',
  ],
  [
    'a{top:0}.DocSearch-Chip,.DocSearch-Menu{top:0}b{top:0}',
    'a{top:0}b{top:0}',
  ],
  [
    '@media print{.DocSearch-Facet{top:0}.DocSearch-Hit{top:0}}',
    '@media print{.DocSearch-Hit{top:0}}',
  ],
  [
    'a{top:0}.DocSearch-Action,.DocSearch-AskAi-Return{top:0}',
    'a{top:0}.DocSearch-Action,.DocSearch-AskAi-Return{top:0}',
  ],
  [
    ':root{--docsearch-chip-text-color:red;--docsearch-text-color:red}',
    ':root{--docsearch-text-color:red}',
  ],
])('%s', (css, expected) => {
  expect(withoutUnused(css)).toBe(expected)
})
