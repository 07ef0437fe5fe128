import { adoptChoice } from '@/lib/code/code-groups'
import { showScheme } from '@/lib/theme/switch'
import { runtime } from './contract'
import { startLoader } from './loader'
import { afterParsing } from './when'

// What runs in the head of every exported document (scripts/export/runtime.ts).
const start = startLoader(
  JSON.parse(document.getElementById(runtime.list)?.textContent ?? '[]'),
)

// The markup says what holds for a new reader; from now on it says what holds for this one, for assistive technology too.
afterParsing(() => {
  showScheme()
  adoptChoice()
})
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', start)
addEventListener('storage', start)
