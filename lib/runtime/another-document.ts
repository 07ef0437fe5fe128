/** Loads the document once more, unless that has been done, or its host cannot be reached: a page that can be read is worth more than an error. */
export async function askForAnother(): Promise<void> {
  const visits = performance.getEntriesByType('navigation')
  if (visits.some((visit) => 'type' in visit && visit.type === 'reload')) return
  try {
    const { ok } = await fetch(location.href, { cache: 'reload' })
    if (!ok) return
    location.reload()
    // What waits would happen in a document that is on its way out.
    await new Promise(() => {})
  } catch {
    // The host cannot be reached.
  }
}
