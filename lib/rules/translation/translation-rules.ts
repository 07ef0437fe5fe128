import { asHints, type Rule } from '@/lib/rules/rule'
import { lengthRule } from './length'
import { marksRule } from './marks-rule'
import { structureRule } from './structure'
import { untranslatedRule } from './untranslated'

/** The rules for translations alone (docs/translating.md). */
export const translationRules: readonly Rule[] = [
  structureRule,
  untranslatedRule,
  asHints(lengthRule),
  marksRule,
]
