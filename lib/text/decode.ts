/** Decodes the percent form of an address. Text in another form (`100%`) is returned unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
