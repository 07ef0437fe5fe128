import { markHeading } from './outlines'

const list = (id: string) =>
  `<nav id="${id}"><a href="#facts">Facts</a><a href="#size">Size</a></nav>`

const marked = () =>
  Array.from(document.querySelectorAll('[aria-current]'), (link) =>
    link.getAttribute('href'),
  )

test('both lists and the bar name the heading that is read', () => {
  document.body.innerHTML = `<span data-heading-read></span>${list('headings')}${list('sidebar')}`
  markHeading('facts')
  expect(marked()).toEqual(['#facts', '#facts'])
  markHeading('size')
  expect(marked()).toEqual(['#size', '#size'])
  expect(document.querySelector('[data-heading-read]')?.textContent).toBe(
    'Size',
  )
  markHeading(undefined)
  expect(marked()).toEqual([])
  expect(document.querySelector('[data-heading-read]')?.textContent).toBe('')
})
