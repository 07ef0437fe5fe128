/**
 * The address of a picture's larger version, if that loads. Otherwise warns, and the normal picture
 * shows (specification section 8).
 */
export async function largeImage(
  address: string | undefined,
): Promise<string | undefined> {
  if (!address) return undefined
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return address
  } catch {
    console.warn(`${address} cannot be loaded; the normal image is shown`)
    return undefined
  }
}

/** Waits for the picture of a box, which may not be loaded yet and would be enlarged without size. */
export async function wholeImage(box: Element | null): Promise<void> {
  const image = box?.querySelector('img')
  if (!image) return
  image.loading = 'eager'
  await image.decode().catch(() => {})
}
