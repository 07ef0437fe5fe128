const help = `A local Solana node: LiteSVM behind JSON-RPC and PubSub.

  --port 8899    the port of the RPC, by default 8899; PubSub listens on the next one
  --help         this text`

/** The result of the command's arguments. */
export type Options =
  | { readonly port: number }
  /** A text to print instead of starting; an error if `fails`. */
  | { readonly says: string; readonly fails: boolean }

/** Reads the arguments of the command. */
export function readOptions(args: readonly string[]): Options {
  const [name, value, ...others] = args.flatMap((arg) => arg.split('='))
  if (name === undefined) return { port: 8899 }
  if (name === '--help') return { says: help, fails: false }
  if (name !== '--port' || others.length > 0)
    return refuse(`"${args.join(' ')}" is not understood`)
  const port = Number(value)
  // PubSub uses the next port.
  if (Number.isInteger(port) && port > 0 && port < 65_535) return { port }
  return refuse(`"${value ?? ''}" is no port: name one from 1 to 65534`)
}

const refuse = (what: string): Options => ({
  says: `${what}\n\n${help}`,
  fails: true,
})
