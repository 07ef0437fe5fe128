import type { Rule } from '@/lib/site/rules/rule'
import { defaultLocale } from '@/site.config'
import { sentenceLengthRule } from './sentence-length'
import { typedValuesRule } from './typed-values-rule'

const inEnglish =
  (rule: Rule): Rule =>
  (page) =>
    page.locale === defaultLocale ? rule(page) : []

/** What English obeys besides what every page does: translations are held to English, so it is enough to check it here. */
export const englishRules: readonly Rule[] = [
  sentenceLengthRule,
  typedValuesRule,
].map(inEnglish)
