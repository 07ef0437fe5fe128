import { python } from './python'
import { rust } from './rust/rust'
import type { Language } from './sample'
import { shell } from './shell'
import { typescript } from './typescript'

export const languages: readonly Language[] = [typescript, rust, python, shell]
