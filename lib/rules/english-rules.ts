import { defaultLocale } from '@/site.config'
import { integrationsRule } from './integrations'
import { lostAnchorsRule } from './lost-anchors'
import { asHints, type Rule } from './rule'
import { typedValuesRule } from './typed-values'
import { worldClaimsRule } from './world-claims'

const inEnglish =
  (rule: Rule): Rule =>
  (page) =>
    page.locale === defaultLocale ? rule(page) : []

/**
 * The rules for English pages alone. Translations are compared with English, so it is enough to
 * check them there.
 */
export const englishRules: readonly Rule[] = [
  integrationsRule,
  lostAnchorsRule,
  asHints(typedValuesRule),
  asHints(worldClaimsRule),
].map(inEnglish)
