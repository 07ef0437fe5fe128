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
import { load } from '@/lib/client/load'

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

/**
 * The client components in documents, by name. Small ones are part of `main.js`; those behind
 * `import()` are files of their own.
 */
export const islands = {
  'code-tabs': entry('load', () => CodeTabs),
  'copy-button': entry('intent', () => CopyButton),
  'block-actions': entry('load', () => BlockActions),
  'error-finder': entry('load', async () => {
    const { ErrorFinder } = await load(
      'ErrorFinder',
      () => import('@/components/errors/ErrorFinder'),
    )
    return ErrorFinder
  }),
  'offline-panel': entry('load', async () => {
    const { OfflinePanel } = await load(
      'OfflinePanel',
      () => import('@/components/offline/OfflinePanel'),
    )
    return OfflinePanel
  }),
  'recipe-box': entry('load', async () => {
    const { RecipeBox } = await load(
      'RecipeBox',
      () => import('@/components/landing/RecipeBox'),
    )
    return RecipeBox
  }),
  'search-examples': entry('load', async () => {
    const { SearchExamples } = await load(
      'SearchExamples',
      () => import('@/components/landing/SearchExamples'),
    )
    return SearchExamples
  }),
  'error-form': entry('load', async () => {
    const { ErrorForm } = await load(
      'ErrorForm',
      () => import('@/components/landing/ErrorForm'),
    )
    return ErrorForm
  }),
  'program-run': entry('load', () => ProgramRun),
  playground: entry('load', async () => {
    const { Playground } = await load(
      'Playground',
      () => import('@/components/playground/Playground'),
    )
    return Playground
  }),
  'search-box': entry('intent', async () => {
    const { SearchBox } = await load(
      'SearchBox',
      () => import('@/components/search-box/SearchBox'),
    )
    return SearchBox
  }),
  'open-shortcuts': entry('intent', () => OpenShortcuts),
  shortcuts: entry('load', () => Shortcuts),
  'theme-switch': entry('load', () => ThemeSwitch),
  'search-button': entry('load', () => SearchButton),
  'docs-search': entry('load', () => DocsSearch),
  zoom: entry('intent', () => Zoom),
  'suggested-pages': entry('load', async () => {
    const { SuggestedPages } = await load(
      'SuggestedPages',
      () => import('@/components/not-found/SuggestedPages'),
    )
    return SuggestedPages
  }),
}

export type IslandName = keyof typeof islands

export type IslandProps<Name extends IslandName> =
  (typeof islands)[Name] extends Entry<infer Props> ? Props : never
