import type { Adapter } from './adapter'
import { pythonAdapter } from './python/python'
import { rustAdapter } from './rust/rust'
import { shellAdapter } from './shell/shell'
import { typescriptAdapter } from './typescript/typescript'

/** The adapters of all languages of code. */
export const allAdapters = (): readonly Adapter[] => [
  typescriptAdapter(),
  rustAdapter(),
  pythonAdapter(),
  shellAdapter(),
]
