import type { ModalSettings } from '@/lib/search/docs-search/modal-settings'

/** All that the open modal needs. */
export interface LoadedModal {
  readonly SearchModal: typeof import('./SearchModal').SearchModal
  readonly settings: ModalSettings
}

async function load(settingsUrl: string): Promise<LoadedModal> {
  const [{ SearchModal, prepareSearch }, response] = await Promise.all([
    import('./SearchModal'),
    fetch(settingsUrl),
  ])
  if (!response.ok) throw new Error(`${response.status} from ${settingsUrl}`)
  const settings: ModalSettings = await response.json()
  prepareSearch(settings)
  return { SearchModal, settings }
}

let loading: Promise<LoadedModal> | undefined

/** Lets the next loading start anew, after what was loaded has proved useless. */
export function forgetModal(): void {
  loading = undefined
}

/** Loads the modal once, and again after a failure. */
export function loadModal(settingsUrl: string): Promise<LoadedModal> {
  loading ??= load(settingsUrl).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
