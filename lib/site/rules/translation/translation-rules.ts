import type { Rule } from '@/lib/site/rules/rule'
import { habitsRule } from './habits/habits-rule'
import { lengthRule } from './length'
import { structureRule } from './structure'
import { untranslatedRule } from './untranslated'
import { writingRule } from './writing'

/** The rules for translations alone (docs/translating.md). */
export const translationRules: readonly Rule[] = [
  structureRule,
  untranslatedRule,
  lengthRule,
  writingRule,
  habitsRule,
]
