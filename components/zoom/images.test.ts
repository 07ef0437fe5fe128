import { largeImage } from './images'

test('a larger picture that fails to load logs a warning and is skipped', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  Image.prototype.decode = () => Promise.reject(new Error('404'))
  expect(await largeImage('/gone.png')).toBeUndefined()
  expect(warn).toHaveBeenCalledWith(
    '/gone.png cannot be loaded; the normal image is shown',
  )
})
