import { expect } from './fixtures'
import { expectNothingRan, markup, otherSite, test } from './hostile'
import { accounts } from './steps'

/** What a fault of ours could make of a foreign text. */
const faults: Readonly<Record<string, string>> = {
  'markup of an element': `place.innerHTML = markup`,
  'markup beside an element': `place.insertAdjacentHTML('beforeend', markup)`,
  'markup of a range': `place.append(document.createRange().createContextualFragment(markup))`,
  'the document of a frame': `place.append(Object.assign(frame, { srcdoc: markup }))`,
  'the text of a script': `script.textContent = code; place.append(script)`,
  'the address of a script': `script.src = other + '/script.js'; place.append(script)`,
  eval: `(0, eval)(code)`,
  'the text of a timer': `setTimeout(code, 0)`,
  'the text of a handler': `place.setAttribute('onclick', code); place.click()`,
  'the address of a link': `link.href = 'javascript:' + code; place.append(link); link.click()`,
  'the text of a worker': `new Worker(URL.createObjectURL(new Blob([code])))`,
  'the address of a module': `await import('data:text/javascript,' + code)`,
  'the address of a picture': `place.append(Object.assign(new Image(), { src: other }))`,
  'the address of a frame': `place.append(Object.assign(frame, { src: other }))`,
  'the address of a request': `await fetch(other)`,
  'the address of a beacon': `navigator.sendBeacon(other, 'x')`,
}

test.describe('by a fault', () => {
  test.use({ expectedErrors: [/./] })

  test('no text becomes a script, or a request to another site', async ({
    page,
  }) => {
    await page.goto(accounts)
    for (const [name, fault] of Object.entries(faults))
      await test.step(name, async () => {
        await page.evaluate(`(async () => {
          const markup = ${JSON.stringify(markup)}
          const other = ${JSON.stringify(otherSite)}
          const code = 'self.canary = 1'
          const [place, script, link, frame] =
            ['div', 'script', 'a', 'iframe'].map((name) => document.createElement(name))
          document.body.append(place)
          // A tool's own expression may do what a page may not; what comes after it may not.
          await new Promise(requestAnimationFrame)
          try { ${fault} } catch {}
          await new Promise((resolve) => setTimeout(resolve))
        })()`)
        await expectNothingRan(page, name)
        await expect(page).toHaveURL(accounts)
      })
  })

  test('an injected style does not apply', async ({ page }) => {
    await page.goto(accounts)
    const display = await page.evaluate(() => {
      const paragraph = document.createElement('p')
      paragraph.setAttribute('style', 'display: none')
      document.body.append(paragraph)
      return getComputedStyle(paragraph).display
    })
    expect(display).toBe('block')
  })
})
