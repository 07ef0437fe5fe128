/** Refuses something that the native machine has, with the error that Node has for it. */
export function notHere(what: string): never {
  const error = new Error(`The ${what} method is not implemented`)
  throw Object.assign(error, { code: 'ERR_METHOD_NOT_IMPLEMENTED' })
}

export class ComputeBudget {
  constructor() {
    notHere('ComputeBudget')
  }
}

export class EpochRewards {
  constructor() {
    notHere('EpochRewards')
  }
}

export class SlotHistory {
  constructor() {
    notHere('SlotHistory')
  }
}
