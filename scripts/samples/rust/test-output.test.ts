/** @jest-environment node */
import { outputOfTests } from './test-output'

const source = `
#[tokio::test]
async fn creates() {}

#[test]
fn refuses() {}

#[tokio::test]
async fn says_nothing() {}
`

const stdout = `
running 3 tests
test refuses ... ok
test says_nothing ... ok
test creates ... ok

successes:

---- refuses stdout ----
# Refused
Program log: 1


---- creates stdout ----
# Create
one

two



successes:
    creates
    refuses
    says_nothing

test result: ok. 3 passed; 0 failed; 0 ignored
`

it('takes the output of the tests in the order of their source', () => {
  expect(outputOfTests(stdout, source)).toBe(
    '# Create\none\n\ntwo\n\n# Refused\nProgram log: 1\n',
  )
})
