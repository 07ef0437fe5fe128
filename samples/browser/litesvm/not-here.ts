/** Says that the machine of the browser does without something that the native one has. */
export function notHere(what: string): never {
  throw new Error(`LiteSVM in the browser has no ${what}.`)
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
