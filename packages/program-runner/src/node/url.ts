export const URL = globalThis.URL
export const URLSearchParams = globalThis.URLSearchParams

export const fileURLToPath = (url: string | URL) =>
  decodeURIComponent(new URL(url).pathname)

export const pathToFileURL = (path: string) => new URL(path, 'file:///')
