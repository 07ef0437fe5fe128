import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useFirefox } from './browser'

/** What Firefox knows of the pointer: 1 is coarse, 2 is fine, 4 hovers. */
const pointer = (capabilities: number) => ({
  'ui.primaryPointerCapabilities': capabilities,
  'ui.allPointerCapabilities': capabilities,
})

const pointers = [
  { name: 'a finger', capabilities: 1, advice: 'none' },
  { name: 'a mouse', capabilities: 6, advice: '"Ctrl K"' },
]

for (const { name, capabilities, advice } of pointers)
  describe(`with ${name}`, () => {
    const { journey } = useFirefox(pointer(capabilities))

    test(`the landing's search advises ${advice}, and opens`, () =>
      journey('/', async (page) => {
        const door = 'main [data-docs-search]'
        const shown = await page.$eval(
          door,
          (button) => getComputedStyle(button, '::after').content,
        )
        assert.equal(shown, advice)
        await page.locator(door).click()
        await page.waitForSelector('dialog[open] input:focus')
      }))
  })
