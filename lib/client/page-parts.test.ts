const find = jest.fn()
let broken = false
jest.mock('./parts/error-finder', () => {
  if (broken) throw new Error('Failed to load chunk')
  return { findErrors: find }
})

/** A document with the field, and the actions of a test. */
async function shown() {
  jest.resetModules()
  document.body.innerHTML = '<textarea data-error-finder></textarea>'
  const { changePage } = await import('./page')
  const { startPageParts } = await import('./page-parts')
  startPageParts()
  const [field] = document.getElementsByTagName('textarea')
  if (!field) throw new Error('no field')
  const leave = () => {
    document.body.innerHTML = ''
    changePage()
  }
  return { field, leave }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  find.mockClear()
  broken = false
})

test('a part of the page is brought to life until its reader leaves', async () => {
  const { field, leave } = await shown()
  expect(field.getAttribute('aria-busy')).toBe('true')
  await settled()
  expect(field.hasAttribute('aria-busy')).toBe(false)
  const signal: AbortSignal = find.mock.lastCall?.[1]
  expect(find.mock.calls).toEqual([[field, signal]])
  expect(signal.aborted).toBe(false)
  leave()
  expect(signal.aborted).toBe(true)
})

test('a script that comes after its reader has left binds nothing', async () => {
  const { leave } = await shown()
  leave()
  await settled()
  expect(find).not.toHaveBeenCalled()
})

test('a script that does not come is asked for again when the field is used', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  broken = true
  const { field } = await shown()
  await settled()
  expect(find).not.toHaveBeenCalled()
  broken = false
  field.dispatchEvent(new Event('input'))
  await settled()
  expect(find).toHaveBeenCalledTimes(1)
  field.dispatchEvent(new Event('input'))
  await settled()
  expect(find).toHaveBeenCalledTimes(1)
})
