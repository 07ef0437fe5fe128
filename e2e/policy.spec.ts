import { expect } from './fixtures'
import { expectNothingRan, markup, otherSite, test } from './hostile'
import { accounts } from './steps'

/** What a bug of ours could do with an untrusted text. */
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

test.describe('with a bug', () => {
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
          // The policy does not apply to a tool's own expression, but to what follows it.
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

test.describe('with a tag manager', () => {
  const manager = 'https://www.googletagmanager.com'
  test.use({ otherOrigins: [manager], expectedErrors: [/TrustedScriptURL/] })

  test('it loads scripts of its own site, and no others', async ({ page }) => {
    await page.route(`**${accounts}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html
        .replace("script-src 'self'", `$& ${manager} ${otherSite}`)
        .replace(
          '</head>',
          `<script defer src="${manager}/gtm.js?id=GTM-1"></script>$&`,
        )
      await route.fulfill({ response, body })
    })
    const add = `const add = (src) =>
      document.head.append(Object.assign(document.createElement('script'), { src }))`
    await page.route(`${manager}/**`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: route.request().url().includes('/gtm.js')
          ? `${add}
             add('${manager}/gtag/js?id=G-1')
             try { add('${otherSite}/script.js') } catch { self.isRefused = true }`
          : 'self.isLoaded = true',
      }),
    )
    await page.goto(accounts)
    await expect
      .poll(() =>
        page.evaluate(() => ['isLoaded' in self, 'isRefused' in self]),
      )
      .toEqual([true, true])
  })
})
