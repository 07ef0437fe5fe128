/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { choices } from '@/lib/shared/choice'

test.each(choices)(
  'the first paint shows the panels of the choice %s',
  (choice) => {
    const styles = readFileSync(
      'components/mdx/code/CodeGroup.module.css',
      'utf8',
    )
    const named = styles.match(/(?<=data-code=")[^"]+/g)
    const cure = 'name it in the rules of CodeGroup.module.css as the others'
    expect({ cure, named }).toEqual({
      cure,
      named: expect.arrayContaining([choice]),
    })
  },
)
