import styles from '../diagram.module.css'
import type { DrawingProps, Kind } from '../drawing'
import { Column } from '../layout'
import type { Words } from '../words'

interface Format {
  readonly name: string
  readonly parts: readonly (readonly [kind: Kind, text: string])[]
}

function formatsOf(words: Words<'transaction-formats'>): readonly Format[] {
  const signatures = ['key', words.signatures] as const
  const header = ['plain', words.header] as const
  const accountKeys = ['account', words.accountKeys] as const
  const blockhash = ['data', words.blockhash] as const
  const instructions = ['program', words.instructions] as const
  const body = [header, accountKeys, blockhash, instructions]
  return [
    { name: 'legacy', parts: [signatures, ...body] },
    {
      name: 'v0',
      parts: [
        signatures,
        ['warn', '0x80'],
        ...body,
        ['account', words.lookupTables],
      ],
    },
    {
      name: 'v1',
      parts: [
        ['warn', '0x81'],
        header,
        ['warn', words.limitsMask],
        blockhash,
        accountKeys,
        ['warn', words.limits],
        instructions,
        signatures,
      ],
    },
  ]
}

/** The three formats of a transaction: their parts in order, and their limits. */
export function TransactionFormats({
  words,
  lang,
}: DrawingProps<'transaction-formats'>) {
  const bytes = (value: number) =>
    `${new Intl.NumberFormat(lang).format(value)} B`
  const limits = [
    [words.sizeLimit, bytes(1232), bytes(1232), bytes(4096)],
    [words.addresses, '≈ 35', '64', '64'],
    [
      words.resourceLimits,
      words.byInstruction,
      words.byInstruction,
      words.byMessage,
    ],
  ] as const
  return (
    <Column>
      <small>{words.readFromTop}</small>
      <div className={styles.formats}>
        {formatsOf(words).map(({ name, parts }) => (
          <div key={name}>
            <b translate="no">{name}</b>
            <ol>
              {parts.map(([kind, text]) => (
                <li key={text} data-kind={kind}>
                  {text}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <dl className={styles.limits}>
        {limits.map(([label, ...values]) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value, index) => (
              <dd key={index}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Column>
  )
}
