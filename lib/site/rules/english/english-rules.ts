import type { Rule } from '@/lib/site/rules/rule'
import { defaultLocale } from '@/site.config'
import { sentenceLengthRule } from './sentence-length'
import { typedValuesRule } from './typed-values-rule'

const inEnglish =
  (rule: Rule): Rule =>
  (page) =>
    page.locale === defaultLocale ? rule(page) : []

/**
 * The rules for English pages alone. Translations are compared with English, so it is enough to
 * check them there.
 */
export const englishRules: readonly Rule[] = [
  sentenceLengthRule,
  typedValuesRule,
].map(inEnglish)
