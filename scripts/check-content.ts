import { assertBook } from '@/lib/site/rules/check'
import { runCommand } from './process/command'

/** Checks every page before a build, and names each problem by file, line and cure. */
await runCommand(assertBook)
