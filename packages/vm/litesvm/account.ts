import type * as Native from 'litesvm/dist/internal'
import type { RawAccount, RawAddressedAccount } from '../built/svm.js'

/** An account. */
export class Account implements Native.Account {
  readonly #raw: RawAccount

  constructor(
    lamports: bigint,
    data: Uint8Array,
    owner: Uint8Array,
    executable: boolean,
    rentEpoch: bigint,
  ) {
    this.#raw = { lamports, data, owner, executable, rentEpoch }
  }

  static of(raw: RawAccount): Account {
    const { lamports, data, owner, executable, rentEpoch } = raw
    return new Account(lamports, data, owner, executable, rentEpoch)
  }

  lamports(): bigint {
    return this.#raw.lamports
  }

  data(): Uint8Array {
    return this.#raw.data
  }

  owner(): Uint8Array {
    return this.#raw.owner
  }

  executable(): boolean {
    return this.#raw.executable
  }

  rentEpoch(): bigint {
    return this.#raw.rentEpoch
  }
}

export class AddressAndAccount implements Native.AddressAndAccount {
  readonly #raw: RawAddressedAccount

  constructor(raw: RawAddressedAccount) {
    this.#raw = raw
  }

  get address(): Uint8Array {
    return this.#raw.address
  }

  account(): Account {
    return Account.of(this.#raw)
  }
}
