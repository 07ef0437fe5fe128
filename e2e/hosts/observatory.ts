// Scans https://localhost:<port> with MDN's HTTP Observatory and prints grade, score and the result
// of each test. This is a program of its own, because Node reads trusted certificates
// (NODE_EXTRA_CA_CERTS) only at its start. The scanner's own command takes no ports.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import {
  getGradeForScore,
  getScoreModifier,
} from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js'

/**
 * The list of sites that browsers know to be safe. The package fetches it at its installation;
 * localhost is not on it.
 */
const preloaded = fileURLToPath(
  new URL(
    'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json',
    import.meta.url,
  ),
)
if (!existsSync(preloaded)) {
  mkdirSync(dirname(preloaded), { recursive: true })
  writeFileSync(preloaded, '{}')
}

const [httpPort = '', httpsPort = '', path = '/'] = process.argv.slice(2)
const seen = await retrieve('localhost', { httpPort, httpsPort, path })
const tests = ALL_TESTS.map((run) => run(seen)).map((result) => ({
  name: result.constructor.name,
  passed: result.pass,
  result: result.result,
  points: getScoreModifier(result.result),
}))
const sum = (of: readonly { readonly points: number }[]) =>
  of.reduce((total, { points }) => total + points, 100)
const least = sum(tests.filter(({ points }) => points < 0))
// The scanner's own rule: extra points count only from a score of an A.
const { grade, score } = getGradeForScore(least >= 90 ? sum(tests) : least)
console.log(JSON.stringify({ grade, score, tests }))
