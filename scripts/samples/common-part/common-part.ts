import { type Statement, statementsOf } from './statements'

const howTo = 'docs/writing-a-sample.md'
const heading = '## The part that all samples share'

/** The statements that all samples write in the same words, by their names. */
export type CommonPart = ReadonlyMap<string, string>

/** @throws when the how-to has no program under the heading */
export function readCommonPart(text: string): CommonPart {
  const [, section = ''] = text.split(heading)
  const program = /```ts\n([\s\S]*?)\n```/.exec(section)?.[1]
  if (!program)
    throw new Error(
      `${howTo} has no program under "${heading}"; the samples are compared with it`,
    )
  const statements = statementsOf(program).filter(
    (each) => !/^(?:$|const payer)/.test(keyOf(each)),
  )
  return new Map(
    statements.map((each) => [keyOf(each), withoutChoices(each.text)]),
  )
}

/** A fault of a sample, with its line and its cure. */
export interface Fault {
  readonly line: number
  readonly message: string
}

/**
 * Compares a sample with the part that all samples share. Only samples that subscribe to the local
 * node have the part.
 */
export function faultsIn(source: string, part: CommonPart): readonly Fault[] {
  if (!source.includes("createSolanaRpcSubscriptions('ws://127.0.0.1:8900')"))
    return []
  return statementsOf(source).flatMap((each) => differenceOf(each, part))
}

/** `const airdrop` and `await airdrop(` are two statements. An RPC may come from a transport. */
const keyOf = ({ text }: Statement) =>
  /^const rpc = createSolanaRpc(?=\()|^(?:const|await|async function) \w+/.exec(
    text,
  )?.[0] ?? ''

function differenceOf(
  statement: Statement,
  part: CommonPart,
): readonly Fault[] {
  const expected = part.get(keyOf(statement))
  if (expected === undefined) return []
  const wanted = expected.split('\n')
  const found = withoutChoices(statement.text).split('\n')
  const at = found.findIndex((line, index) => line !== wanted[index])
  if (at < 0 && found.length === wanted.length) return []
  return [
    {
      line: statement.line,
      message: `"${keyOf(statement)}" differs from the part that all samples share; copy it from ${howTo}, or choose another name if it does something else`,
    },
  ]
}

/** Takes out what samples choose: amounts, who is funded, plans, and whether a signature returns. */
function withoutChoices(text: string): string {
  return text
    .replace(/lamports\([^)]*\)/, 'lamports(…)')
    .replace(/recipientAddress: .*,/, 'recipientAddress: …,')
    .replace(
      'InstructionPlanInput) {\n  const plan = parseInstructionPlanInput(instructions)\n',
      'Instruction[]) {\n',
    )
    .replace(
      'appendTransactionMessageInstructionPlan(plan, m)',
      'appendTransactionMessageInstructions(instructions, m)',
    )
    .replace('\n  return getSignatureFromTransaction(transaction)\n}', '\n}')
}
