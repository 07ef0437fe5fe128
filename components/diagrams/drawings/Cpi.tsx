import { Fragment } from 'react'
import { Arrow } from '../Arrow'
import { Box } from '../Box'
import type { DrawingProps } from '../drawing'
import { Column, Flow } from '../layout'

/** Programs that call each other, and the keys that sign for each. */
export function Cpi({ words }: DrawingProps<'cpi'>) {
  const user = words.userKey
  const levels = [
    { title: words.transaction, keys: [user] },
    { title: words.programA, keys: [user], note: words.calls },
    {
      title: words.programB,
      keys: [user],
      code: 'invoke',
      note: words.extended,
    },
    {
      title: words.programC,
      keys: [user, words.pda],
      code: 'invoke_signed',
      note: words.pdaNote,
    },
  ]
  return (
    <Column>
      <small>{words.depth}: 1–3</small>
      {levels.map(({ title, keys, code, note }, depth) => (
        <Fragment key={title}>
          {depth > 0 && <Arrow code={code} note={note} />}
          <Flow>
            <Box
              kind={depth > 0 ? 'program' : 'plain'}
              step={depth || undefined}
              title={title}
              note={words.signs}
            />
            {keys.map((key) => (
              <Box key={key} kind="key" title={key} important={key !== user} />
            ))}
          </Flow>
        </Fragment>
      ))}
    </Column>
  )
}
