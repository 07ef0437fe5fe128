/** The beginning of the addresses under which a recipe's files appear in stacks. */
export const recipeAddress = 'recipe:///'

/** The file of each module that has the address of a Blob: Safari's stacks name that. */
const files = new Map<string, string>()

/** Notes the address under which a file of the recipe was loaded. */
export function nameModule(address: string, file: string): void {
  files.set(address, file)
}

/** V8 alone begins a stack with the error's name and message, as Node does. */
const ownStack = new Error('text').stack ?? ''
const hasMessages = /^Error: text/.test(ownStack)

/** The address of this module, whose own lines are no part of the program's stack. */
const [, ownAddress] = /(blob:\S+?):\d+:\d+/.exec(ownStack) ?? []

/**
 * An error's stack as Node writes it.
 *
 * @example Safari's `main@blob:null/1:2:18` becomes `Error: text\n    at main (recipe:///a.ts:2:18)`
 */
export function nodeStack(error: Error): string {
  const stack = error.stack ?? ''
  if (hasMessages || /^ {4}at /m.test(stack)) return stack
  const head = error.message ? `${error.name}: ${error.message}` : error.name
  return [head, ...stack.split('\n').flatMap(frameOf)].join('\n')
}

/** A line of a stack of Safari or Firefox, `name@address:line:column`, in Node's form. */
function frameOf(line: string): readonly string[] {
  const found = /^(?:(.*?)@)?(\S+):(\d+):(\d+)$/.exec(line)
  const [, name = '', address = '', row, column] = found ?? []
  if (!found || address === ownAddress) return []
  const file = files.get(address)
  const place = `${file ? recipeAddress + file : address}:${row}:${column}`
  const isNamed = name !== '' && name !== 'module code'
  return [isNamed ? `    at ${name} (${place})` : `    at ${place}`]
}

/**
 * Gives errors a stack of Node's form from now on, where the browser's has another: those that a
 * program makes at once, those that the browser throws when they are printed (`withNodeStacks`).
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

function setStack(error: Error): void {
  Object.defineProperty(error, 'stack', {
    value: nodeStack(error),
    configurable: true,
    writable: true,
  })
}

/** Gives the errors among printed values, and in them, a stack of Node's form. */
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

/** What `inspect` prints of a value: so deep, and so many items of a list. */
const printedDepth = 4
const printedItems = 100

function partsOf(value: object): readonly unknown[] {
  if (ArrayBuffer.isView(value)) return []
  if (Array.isArray(value)) return value.slice(0, printedItems)
  if (value instanceof Map || value instanceof Set)
    return [...value].slice(0, printedItems).flat()
  // A getter is not called.
  return Object.values(Object.getOwnPropertyDescriptors(value)).map(
    (property) => property.value,
  )
}
