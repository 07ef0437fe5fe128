import { byCode, type ClientError, pascalCase } from './error-enum'

/** The errors of Anchor's package, with the comments of its types as messages. */
export function anchorErrors(types: string): readonly ClientError[] {
  const pattern =
    /\/\*\* (.*?) \*\/\s*export declare const ANCHOR_ERROR__(\w+) = (\d+);/g
  return byCode(
    [...types.matchAll(pattern)].map(([, message = '', name = '', code]) => ({
      code: Number(code),
      name: pascalCase(name),
      message,
    })),
  )
}

/**
 * The variants of an error enum in Rust, with the texts of `thiserror`. A variant without a code
 * has the next one, as in Rust.
 */
export function rustErrors(source: string, name: string): ClientError[] {
  const start = source.indexOf(`pub enum ${name} {`)
  const body = source.slice(start, source.indexOf('\n}', start))
  const pattern =
    /#\[error\(\s*"((?:[^"\\]|\\.)*)"\s*,?\s*\)\]\s*(\w+)(?:\s*=\s*([\d_]+))?,/g
  let next = 0
  return [...body.matchAll(pattern)].map(
    ([, text = '', variant = '', code]) => {
      if (code) next = Number(code.replaceAll('_', ''))
      const message = text.replace(/\s+/g, ' ')
      return { code: next++, name: variant, message }
    },
  )
}

/** The errors in the IDL of an Anchor program, as JSON or as TypeScript. */
export function idlErrors(idl: string): readonly ClientError[] {
  const start = idl.search(/["']?errors["']?: \[/)
  const pattern =
    /["']?code["']?: (\d+)[,;]\s*["']?name["']?: ["'](\w+)["'][,;]\s*["']?msg["']?: (["'])(.*?)\3[,;]?\s*\}/gs
  return byCode(
    [...idl.slice(start).matchAll(pattern)].map(
      ([, code, name = '', , message = '']) => ({
        code: Number(code),
        name,
        message,
      }),
    ),
  )
}
