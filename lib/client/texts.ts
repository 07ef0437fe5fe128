import { type IslandTexts, isIslandTexts } from '@/lib/islands/island-texts'

let loading: Promise<IslandTexts> | undefined

/** Loads the texts of the islands once; after a failure the next call tries again. */
export function loadTexts(): Promise<IslandTexts> {
  loading ??= fetchTexts().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Makes the next call load the texts again, after they proved unusable. */
export function forgetTexts(): void {
  loading = undefined
}

async function fetchTexts(): Promise<IslandTexts> {
  const url = document.documentElement.dataset.texts ?? ''
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} from ${url}`)
  const texts: unknown = await response.json()
  if (!isIslandTexts(texts)) throw new Error(`${url} is not a file of texts`)
  return texts
}
