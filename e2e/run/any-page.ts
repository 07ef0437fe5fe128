/** A page or a frame of Playwright or of Puppeteer. */
export interface AnyPage {
  evaluate(expression: string): Promise<unknown>
}

/** Calls a function in a page. Argument and value travel as JSON. */
export async function callIn<Argument, Value>(
  page: AnyPage,
  run: (argument: Argument) => Promise<Value>,
  argument: Argument,
): Promise<Value> {
  const text = await page.evaluate(
    `(${run})(${JSON.stringify(argument) ?? ''}).then(JSON.stringify)`,
  )
  return JSON.parse(String(text))
}
