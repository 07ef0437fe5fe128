import { anchorErrors, idlErrors, rustErrors } from './source-text'

test('Anchor comments each code with its message', () => {
  const types = `/** A mut constraint was violated. */
export declare const ANCHOR_ERROR__CONSTRAINT_MUT = 2000;
/** 8 byte instruction identifier not provided. */
export declare const ANCHOR_ERROR__INSTRUCTION_MISSING = 100;`
  expect(anchorErrors(types)).toEqual([
    {
      code: 100,
      name: 'InstructionMissing',
      message: '8 byte instruction identifier not provided.',
    },
    {
      code: 2000,
      name: 'ConstraintMut',
      message: 'A mut constraint was violated.',
    },
  ])
})

test('Rust continues from the previous code', () => {
  const source = `pub enum Other {
    #[error("another enum")]
    Another,
}
pub enum TokenError {
    /// Comment.
    #[error("Incorrect account")]
    IncorrectAccount = 901_952_957,
    // 5
    #[error(
        "Over two
            lines"
    )]
    TwoLines,
}
`
  expect(rustErrors(source, 'TokenError')).toEqual([
    { code: 901952957, name: 'IncorrectAccount', message: 'Incorrect account' },
    { code: 901952958, name: 'TwoLines', message: 'Over two lines' },
  ])
})

test.each([
  [
    'JSON',
    '{ "errors": [{ "code": 6001, "name": "TooLate", "msg": "It\'s too late" }] }',
  ],
  [
    'a type',
    `type Idl = { errors: [
  {
    code: 6001;
    name: "TooLate";
    msg: "It's too late";
  }
] }`,
  ],
])('an IDL lists its errors, as %s', (_, idl) => {
  expect(idlErrors(idl)).toEqual([
    { code: 6001, name: 'TooLate', message: "It's too late" },
  ])
})
