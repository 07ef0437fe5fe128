/** @jest-environment node */
import { createElement } from 'react'
import { renderStatic } from './static-html'

afterEach(() => jest.restoreAllMocks())

test('what a component throws is thrown, and not printed before', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation()
  const Broken = () => {
    throw new Error('mend it')
  }
  await expect(renderStatic(createElement(Broken))).rejects.toThrow('mend it')
  expect(printed).not.toHaveBeenCalled()
})
