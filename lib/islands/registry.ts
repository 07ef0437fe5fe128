import type { ComponentType } from 'react'
import { BlockActions } from '@/components/code-group/BlockActions'
import { CodeTabs } from '@/components/code-group/CodeTabs'
import { CopyButton } from '@/components/code-group/CopyButton'
import { DocsSearch } from '@/components/docs-search/DocsSearch'
import { SearchButton } from '@/components/docs-search/SearchButton'
import { ProgramRun } from '@/components/run/ProgramRun'
import { OpenShortcuts } from '@/components/shortcuts/OpenShortcuts'
import { Shortcuts } from '@/components/shortcuts/Shortcuts'
import { ThemeSwitch } from '@/components/theme/ThemeSwitch'
import { Zoom } from '@/components/zoom/Zoom'
import { type LazyScript, load } from '@/lib/client/load'

/** When an island is hydrated: with its page, or when the pointer or the focus reaches it. */
type When = 'load' | 'intent'

interface Entry<Props> {
  readonly when: When
  readonly load: () => Promise<ComponentType<Props>>
}

const entry = <Props>(
  when: When,
  load: () => Promise<ComponentType<Props>> | ComponentType<Props>,
): Entry<Props> => ({ when, load: async () => load() })

/** An island whose code is a file of its own, with the component's name. */
const lazy = <Name extends LazyScript, Props>(
  when: When,
  name: Name,
  source: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
) => entry(when, async () => (await load(name, source))[name])

/**
 * The client components in documents, by name. Small ones are part of `main.js`; those behind
 * `import()` are files of their own.
 */
export const islands = {
  'code-tabs': entry('load', () => CodeTabs),
  'copy-button': entry('intent', () => CopyButton),
  'block-actions': entry('load', () => BlockActions),
  'error-finder': lazy(
    'load',
    'ErrorFinder',
    () => import('@/components/errors/ErrorFinder'),
  ),
  'offline-panel': lazy(
    'load',
    'OfflinePanel',
    () => import('@/components/offline/OfflinePanel'),
  ),
  'recipe-box': lazy(
    'load',
    'RecipeBox',
    () => import('@/components/landing/RecipeBox'),
  ),
  'search-examples': lazy(
    'load',
    'SearchExamples',
    () => import('@/components/landing/SearchExamples'),
  ),
  'error-form': lazy(
    'load',
    'ErrorForm',
    () => import('@/components/landing/ErrorForm'),
  ),
  'program-run': entry('load', () => ProgramRun),
  playground: lazy(
    'load',
    'Playground',
    () => import('@/components/playground/Playground'),
  ),
  'search-box': lazy(
    'intent',
    'SearchBox',
    () => import('@/components/search-box/SearchBox'),
  ),
  'open-shortcuts': entry('intent', () => OpenShortcuts),
  shortcuts: entry('load', () => Shortcuts),
  'theme-switch': entry('load', () => ThemeSwitch),
  'search-button': entry('load', () => SearchButton),
  'docs-search': entry('load', () => DocsSearch),
  zoom: entry('intent', () => Zoom),
  'suggested-pages': lazy(
    'load',
    'SuggestedPages',
    () => import('@/components/not-found/SuggestedPages'),
  ),
}

export type IslandName = keyof typeof islands

export type IslandProps<Name extends IslandName> =
  (typeof islands)[Name] extends Entry<infer Props> ? Props : never
