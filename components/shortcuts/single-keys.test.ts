import { isTyping } from './single-keys'

test.each([
  ['<input>', true],
  ['<select></select>', true],
  ['<textarea></textarea>', true],
  ['<p contenteditable></p>', true],
  ['<button></button>', false],
])('in %s a reader types: %s', (html, typing) => {
  document.body.innerHTML = html
  expect(isTyping(document.body.firstElementChild)).toBe(typing)
})
