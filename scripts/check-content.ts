import { assertBook } from '@/lib/site/rules/check'
import { runCommand } from './process/command'

/** Looks over every page before it is built. Ends with each problem as file:line and its cure. */
await runCommand(assertBook)
