import { addressWays } from './addresses'
import { answerWays } from './answers'
import { hostedWays } from './hosted'
import { neighborWays } from './neighbors'
import { outputWays } from './output'
import type { Way } from './reader'
import { storedWays } from './stored'
import { stringWays } from './strings'

/** All ways in which foreign text reaches a page. */
export const ways: readonly Way[] = [
  ...addressWays,
  ...storedWays,
  ...answerWays,
  ...hostedWays,
  ...neighborWays,
  ...outputWays,
  ...stringWays,
]
