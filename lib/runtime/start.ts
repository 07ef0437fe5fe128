import { adoptChoice } from '@/lib/code/code-groups'
import { showScheme } from '@/lib/theme/switch'
import type { SharedRuntime } from './contract'
import { payloadOf } from './document-source'
import { startLoader } from './loader'
import { afterParsing } from './when'

// What every exported document starts with, behind what it shares with others (scripts/export/start.ts).
if (window.sharedRuntime) start(window.sharedRuntime)

function start(shared: SharedRuntime): void {
  shared.payloadOf = (loaded, page) => payloadOf(loaded, shared, page)
  const run = startLoader(shared.scripts, () => leavePayload(shared))
  if (shared.eager) run()

  // The markup says what holds for a new reader; from now on it says what holds for this one, for assistive technology too.
  afterParsing(() => {
    showScheme()
    adoptChoice()
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', run)
  addEventListener('storage', run)
}

/**
 * Leaves what Next's scripts look for, as its own inline scripts would.
 *
 * @throws when the document is broken off
 */
function leavePayload(shared: SharedRuntime): void {
  const payload = payloadOf(document, shared)
  if (payload === undefined) throw new Error('broken off')
  shared.bootstrap()
  const rows: unknown = Reflect.get(self, '__next_f')
  if (Array.isArray(rows)) rows.push([1, payload])
}
