import { startPageParts } from './page-parts'

const find = jest.fn()
let broken = true
jest.mock('./parts/error-finder', () => {
  if (broken) throw new Error('Failed to load chunk')
  return { findErrors: find }
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a script that does not come is asked for again when the field is used', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const field = document.createElement('textarea')
  field.dataset.errorFinder = ''
  document.body.append(field)
  startPageParts()
  await settled()
  expect(find).not.toHaveBeenCalled()
  broken = false
  field.dispatchEvent(new Event('input'))
  await settled()
  field.dispatchEvent(new Event('input'))
  await settled()
  expect(find).toHaveBeenCalledTimes(1)
})
