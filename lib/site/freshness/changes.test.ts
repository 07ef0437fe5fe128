/** @jest-environment node */
import { changesBetween } from './changes'

const page = (body: string) => `---\ntitle: Accounts\n---\n\n${body}`
const before = page(
  'First.\n\n## Read [#read #old]\n\nAsk the node for it. Wait.\n\nIt has <Fact id="account.fields" /> parts.\n\n- one\n- two\n\n## Close\n\nEnd.\n',
)

/** `changed #read: Ask the [-node-]{+RPC node+}` */
const summary = (after: string) =>
  changesBetween(before, after).map(
    ({ kind, id, passages }) =>
      `${kind} #${id}: ${passages
        .map((runs) =>
          runs
            .map(({ kind: run, text }) =>
              run === 'same'
                ? text
                : run === 'added'
                  ? `{+${text}+}`
                  : `[-${text}-]`,
            )
            .join(''),
        )
        .join(' / ')}`,
  )

test.each([
  ['nothing', before, []],
  [
    'line breaks only',
    before.replace('node for', 'node\nfor').replace('First.', 'First.'),
    [],
  ],
  [
    'words in one passage',
    before.replace('the node', 'the RPC node'),
    ['changed #read: Ask the {+RPC +}node for it. Wait.'],
  ],
  [
    'a list item',
    before.replace('- two', '- two\n- three'),
    ['changed #read: {+three+}'],
  ],
  [
    'the title of a section whose anchor stays',
    before.replace('## Close', '## Close it [#close]'),
    ['changed #close: Close{+ it+}'],
  ],
  [
    'a new section',
    before.replace('## Close', '## Write\n\nNew.\n\n## Close'),
    ['added #write: {+Write+} / {+New.+}'],
  ],
  [
    'a section that is gone',
    before.replace('## Close\n\nEnd.\n', ''),
    ['removed #close: [-Close-] / [-End.-]'],
  ],
  [
    'the text before the first heading',
    before.replace('First.', 'At first.'),
    ['changed #: [-First-]{+At first+}.'],
  ],
  [
    'another fact, whose value is put in',
    before.replace('account.fields', 'account.growthPerInstruction'),
    ['changed #read: It has [-5-]{+10,240+} parts.'],
  ],
  [
    'a fact that no longer exists, which is named',
    before.replace('account.fields', 'account.gone'),
    ['changed #read: It has [-5-]{+account.gone+} parts.'],
  ],
])('%s', (_, after, expected) => {
  expect(summary(after)).toEqual(expected)
})
