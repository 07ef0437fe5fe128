import { loadAsked, loadFailed } from './asked'

const control = document.createElement('button')
const told = jest.fn()
document.addEventListener(loadFailed, told)
beforeEach(() => told.mockClear())

test('the control is busy until what was asked for is there', async () => {
  let come = (_: string) => {}
  const coming = new Promise<string>((resolve) => {
    come = resolve
  })
  const loading = loadAsked(() => coming, control)
  expect(control.getAttribute('aria-busy')).toBe('true')
  const again = jest.fn()
  expect(await loadAsked(again, control)).toBeUndefined()
  expect(again).not.toHaveBeenCalled()
  come('here')
  expect(await loading).toBe('here')
  expect(control.hasAttribute('aria-busy')).toBe(false)
  expect(told).not.toHaveBeenCalled()
})

test('what does not come is told, and can be asked for again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const missing = () => Promise.reject(new Error('gone'))
  expect(await loadAsked(missing, control)).toBeUndefined()
  expect(told).toHaveBeenCalledTimes(1)
  expect(await loadAsked(async () => 'here', control)).toBe('here')
})
