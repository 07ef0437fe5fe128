/** What a hostile script sets. */
export const canary = 'canary'

const set = `self.${canary}=1`

/**
 * Values that somebody may put where the site reads a text.
 *
 * @param target the address of another site, which counts what reaches it
 */
export function hostileValues(target: string): readonly string[] {
  return [
    `<script>${set}</script>`,
    `"><script src="${target}/script.js"></script>`,
    `<img src="${target}/image.svg" onerror="${set}" onload="${set}">`,
    `</style></title><svg onload="${set}"><animate onbegin="${set}">`,
    `<iframe srcdoc="<script>parent.${canary}=1</script>"></iframe>`,
    `<meta http-equiv="refresh" content="0;url=${target}/frame">`,
    `<base href="${target}/"><link rel="stylesheet" href="${target}/image.svg">`,
    `<object data="${target}/frame"></object><embed src="${target}/frame">`,
    `<form action="${target}"><button id="location" name="head">x</button></form>`,
    `javascript:${set}`,
    `data:text/html,<script>${set}</script>`,
    `${target}/script.js`,
    `//${new URL(target).host}/frame`,
    `' autofocus onfocus='${set}' x='`,
    `\${${set}}{{constructor.constructor("${set}")()}}`,
    '__proto__',
    'constructor',
    '{"__proto__":{"length":1,"offset":1},"entry":{"a":1}}',
    '[null,0,{},[],{"objectID":1,"hierarchy":null,"url":"javascript:0"}]',
    '{"',
    'null',
    '-1e999',
    '"], *, [a="',
    '..%2f..%2f%00%ff%E0%A4%A',
    'a\u0000b\uFFFF',
    '\uD800 lone \uDFFF',
    '\u202E\u2066right to left\u200F',
    'x'.repeat(20_000),
  ]
}

/** A value as a part of an address. A lone surrogate has no form there, and hosts bound its length. */
export const inAddress = (value: string) =>
  encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).slice(
    0,
    2000,
  )
