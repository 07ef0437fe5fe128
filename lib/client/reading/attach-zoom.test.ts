import { attachZoom, largeImage } from './attach-zoom'

test('an invalid selector is a type error', () => {
  expect(() =>
    attachZoom('..', jest.fn(), new AbortController().signal),
  ).toThrow(TypeError)
})

test('a larger picture that fails is warned of and left out', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const box = document.createElement('div')
  box.innerHTML = '<img data-large="/gone.png" alt="">'
  Image.prototype.decode = () => Promise.reject(new Error('404'))
  expect(await largeImage(box)).toBeUndefined()
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('/gone.png cannot be loaded'),
  )
})
