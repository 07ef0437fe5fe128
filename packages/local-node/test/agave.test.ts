import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, before, it } from 'node:test'
import { answersOf } from './answers'
import { startTestNode, type TestNode } from './harness'

const file = new URL('./answers.json', import.meta.url)

let test: TestNode
before(async () => {
  test = await startTestNode()
})
after(() => test.node.close())

it('the node sends the responses that were compared with the crates of Agave', async () => {
  const answers = JSON.parse(JSON.stringify(await answersOf(test)))
  if (process.env.ANSWERS === 'write')
    writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`)
  assert.deepEqual(
    answers,
    JSON.parse(readFileSync(file, 'utf8')),
    'write them with ANSWERS=write, then run `npm run all:agave`',
  )
})
