import type { IndexSettings } from 'algoliasearch'
import { levels } from '@/lib/search/types'

const hierarchy = levels.map((level) => `hierarchy.${level}`)

/** DocSearch's standard settings for indexes, with hidden keywords searched last. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    ...hierarchy.map((level) => `unordered(${level})`),
    'content',
    'unordered(keywords)',
  ],
  attributesForFaceting: ['type', 'lang'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content', 'keywords'],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: [
    'desc(weight.pageRank)',
    'desc(weight.level)',
    'asc(weight.position)',
  ],
  ranking: [
    'words',
    'filters',
    'typo',
    'attribute',
    'proximity',
    'exact',
    'custom',
  ],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
}
