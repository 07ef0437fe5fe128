import type { ImportedName } from '../compile'

/** Kit and web3.js 1, whose names readers look for in the other one. */
const clients = ['@solana/kit', '@solana/web3.js']

type Find = (module: string) => string | undefined

/**
 * The error for a missing module, in Node's words where Node has any.
 *
 * @param name as the program's code has it, with the prefix of Node's modules
 * @param packages those that a program can import
 */
export function missingModule(
  name: string,
  packages: readonly string[],
): Error {
  const message = name.startsWith('node:')
    ? `${name} is not here`
    : name.startsWith('.')
      ? `Cannot find module '${name}'`
      : `Cannot find package '${name}'\nPackages here: ${packages.join(', ')}`
  return Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' })
}

/**
 * The first name that a program imports and its module lacks. Browsers report neither the module
 * nor the line.
 *
 * @param addressOf the address of a package; undefined for another file of the recipe, whose code must
 *   not run because of an error elsewhere
 */
export async function missingName(
  names: readonly ImportedName[],
  addressOf: Find,
): Promise<ImportedName | undefined> {
  for (const each of names) {
    const address = addressOf(each.module)
    if (!address) continue
    const exported: object = await import(address)
    if (!(each.name in exported)) return each
  }
  return undefined
}

/** The error for a name that a module lacks, in Node's words where Node has any. */
export function missingNameError({ module, name }: ImportedName): Error {
  if (module.startsWith('node:'))
    return Object.assign(new Error(`${name} of ${module} is not here`), {
      code: 'ERR_MODULE_NOT_FOUND',
    })
  const error = new SyntaxError(
    `The requested module '${module}' does not provide an export named '${name}'`,
  )
  return clients.includes(module) && name !== 'default'
    ? Object.assign(error, { code: 'ERR_OTHER_PACKAGE' })
    : error
}
