beforeEach(() => {
  jest.resetModules()
  localStorage.clear()
})

const load = () => import('./shortcut-setting')

test('single keys are wanted until they are switched off, which is stored', async () => {
  const first = await load()
  expect(first.singleKeysWanted()).toBe(true)
  first.setSingleKeys(false)
  expect(first.singleKeysWanted()).toBe(false)
  jest.resetModules()
  expect((await load()).singleKeysWanted()).toBe(false)
})

test('with storage blocked the choice holds for the document', async () => {
  const blocked = jest
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  const { setSingleKeys, singleKeysWanted } = await load()
  setSingleKeys(false)
  expect(singleKeysWanted()).toBe(false)
  blocked.mockRestore()
})

test.each([
  ['<input>', true],
  ['<select></select>', true],
  ['<textarea></textarea>', true],
  ['<p contenteditable></p>', true],
  ['<button></button>', false],
])('%s: %s', async (html, typing) => {
  document.body.innerHTML = html
  const { isTyping } = await load()
  expect(isTyping(document.body.firstElementChild)).toBe(typing)
})
