import { missingNameError } from '../recipe/missing'

/**
 * The names of a module of Node: ours, and for those that it lacks, functions that throw. Without them
 * a program would read that Node's own function is none.
 */
export const withAllNames = (module: string, own: object) =>
  new Proxy(own, {
    get: (_, name) =>
      Reflect.get(own, name) ??
      function notHere() {
        throw missingNameError({ module, name: String(name), at: 0 })
      },
  })
