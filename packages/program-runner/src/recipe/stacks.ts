/** The prefix of the addresses of a recipe's files in stacks. */
export const recipeAddress = 'recipe:///'

/** The name of each module by its Blob address, which no reader has written. */
const names = new Map<string, string>()

/** Stores the address that a module was loaded from: a file of the recipe, or a package. */
export function nameModule(address: string, name: string): void {
  names.set(address, name)
}

/**
 * A text with the names of modules in place of their addresses.
 *
 * @example 'at f (blob:null/1…:5:26)' becomes 'at f (@solana/kit:5:26)'
 */
export const readable = (text: string) =>
  text.replaceAll(/blob:null\/[\w-]{36}/g, (found) => names.get(found) ?? found)

/** Only V8 begins a stack with the error's name and message, as Node does. */
const hasMessages = /^Error: text/.test(new Error('text').stack ?? '')

/**
 * An error's stack as Node writes it.
 *
 * @example Safari's `main@blob:null/1:2:18` becomes `Error: text\n    at main (recipe:///a.ts:2:18)`
 */
export function nodeStack(error: Error, stack = error.stack ?? ''): string {
  if (hasMessages || /^ {4}at /m.test(stack)) return stack
  const head = error.message ? `${error.name}: ${error.message}` : error.name
  return [head, ...stack.split('\n').flatMap(frameOf)].join('\n')
}

/** A line `name@address:line:column`, of Safari or Firefox, in Node's form. */
function frameOf(line: string): readonly string[] {
  const found = /^(?:(.*?)@)?(\S+):(\d+):(\d+)$/.exec(line)
  if (!found) return []
  const [, name = '', address = '', row, column] = found
  // Frames of our own constructors are skipped.
  if (address === import.meta.url) return []
  const place = `${names.get(address) ?? address}:${row}:${column}`
  const isNamed = name !== '' && name !== 'module code'
  return [isNamed ? `    at ${name} (${place})` : `    at ${place}`]
}

/**
 * Gives errors a stack of Node's form from now on, where the browser has another: at once those that
 * the program makes, and when they are printed those that the browser throws (`withNodeStacks`).
 */
export function useNodeStacks(): void {
  if (hasMessages) return
  for (const each of constructors) replaceConstructor(each)
}

type Constructor = new (...values: never[]) => Error

const constructors: readonly Constructor[] = [
  Error,
  AggregateError,
  EvalError,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError,
]

function replaceConstructor(original: Constructor): void {
  const make = (values: readonly unknown[], target: Constructor): Error => {
    const error = Reflect.construct(original, values, target)
    setStack(error)
    return error
  }
  const replacement: Constructor = new Proxy(original, {
    apply: (_, _this, values) => make(values, original),
    construct: (_, values, target) => make(values, target as Constructor),
  })
  original.prototype.constructor = replacement
  Object.assign(globalThis, { [original.name]: replacement })
}

/** As in V8, the stack is formatted when it is first read, with the name that the error has then. */
function setStack(error: Error): void {
  const stack = error.stack
  let written: unknown
  Object.defineProperty(error, 'stack', {
    get: () => {
      written ??= nodeStack(error, stack)
      return written
    },
    set: (value: unknown) => {
      written = value
    },
    configurable: true,
  })
}

/** Gives errors in printed values, at any depth, a stack of Node's form. */
export function withNodeStacks(values: readonly unknown[]): void {
  if (hasMessages) return
  const seen = new Set<unknown>()
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (value instanceof Error) setStack(value)
    if (depth < printedDepth)
      for (const each of partsOf(value)) visit(each, depth + 1)
  }
  for (const value of values) visit(value, 0)
}

/** The depth and the number of items that `inspect` prints. */
const printedDepth = 4
const printedItems = 100

function partsOf(value: object): readonly unknown[] {
  if (ArrayBuffer.isView(value)) return []
  if (Array.isArray(value)) return value.slice(0, printedItems)
  if (value instanceof Map || value instanceof Set)
    return [...value].slice(0, printedItems).flat()
  // Getters are not called.
  return Object.values(Object.getOwnPropertyDescriptors(value)).map(
    (property) => property.value,
  )
}
