import { appendFileSync } from 'node:fs'
import { reasonFor } from './known-differences'

type Lines = ReadonlyMap<string, string>

/** Compares results, and when the program ends writes what differed and how much was compared. */
export class Report {
  private readonly found = { calls: 0, transactions: 0, accounts: 0 }
  private readonly differences: string[] = []

  constructor(private readonly file = process.env.VM_REPORT) {
    process.on('exit', () => this.write())
  }

  /** Compares the results of both VMs for a call. */
  compare(
    call: string,
    args: readonly unknown[],
    native: Lines,
    browser: Lines,
  ) {
    this.found.calls += 1
    if (/^(send|simulate|airdrop)/.test(call)) this.found.transactions += 1
    if (call.startsWith('account after')) this.found.accounts += 1
    for (const path of new Set([...native.keys(), ...browser.keys()])) {
      const [one, other] = [native.get(path), browser.get(path)]
      if (one === other || reasonFor(call, path)) continue
      this.differences.push(
        `${call}(${args.map(short).join(', ')})${path}\n  native:  ${clip(one)}\n  browser: ${clip(other)}`,
      )
    }
  }

  private write(): void {
    const { found, differences } = this
    if (this.file)
      appendFileSync(
        this.file,
        `${JSON.stringify({ ...found, differences })}\n`,
      )
    else if (differences.length > 0) console.error(differences.join('\n'))
  }
}

const clip = (text = 'nothing') =>
  text.length > 400 ? `${text.slice(0, 400)}…` : text

const short = (value: unknown) =>
  value instanceof Uint8Array
    ? clip(Buffer.from(value).toString('base64'))
    : clip(String(value))
