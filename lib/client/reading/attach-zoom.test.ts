import { attachZoom, largeImage } from './attach-zoom'

beforeEach(() => {
  document.body.innerHTML =
    '<figure><div class="box"><svg></svg></div><button data-zoom-button>Enlarge</button></figure>'
})

test.each(['svg', '[data-zoom-button]'])(
  'a click on %s opens the image',
  (target) => {
    const open = jest.fn()
    attachZoom('.box', open, new AbortController().signal)
    document
      .querySelector(target)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(open).toHaveBeenCalledTimes(1)
    expect(open).toHaveBeenCalledWith(document.querySelector('.box'))
  },
)

test('attaching again after the page was left opens once', () => {
  const open = jest.fn()
  const leave = new AbortController()
  attachZoom('.box', open, leave.signal)
  leave.abort()
  attachZoom('.box', open, new AbortController().signal)
  document
    .querySelector('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(open).toHaveBeenCalledTimes(1)
})

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
