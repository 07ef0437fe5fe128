import type { Field } from '@/components/diagrams/vocabulary/layout/field-layout'
import type { StackItems } from '@/components/diagrams/vocabulary/stack/stack-content'

/** The fields of an account as boxes that touch, each by its name. */
export function fieldItems(fields: readonly Field[]): StackItems {
  return Object.fromEntries(
    fields.map(({ offset, kind, name, bytes, note }, index) => [
      name,
      {
        box: { kind, code: [name, bytes ?? []].flat(), note, square: true },
        offset,
        joined: index > 0,
      },
    ]),
  )
}
