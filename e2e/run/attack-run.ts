import { keptMachine } from '../../lib/shared/offline/contract'
import { type AnyPage, callIn } from './any-page'
import { type Attack, attackText } from './attacks'

type Answers = Readonly<Record<string, string>>

interface Sites {
  readonly target: string
  readonly own: string
}

const listOf = (attacks: readonly Attack[], { own, target }: Sites) =>
  attacks.map((attack) => ({
    name: attack.name,
    text: attackText(attack, target, own),
  }))

/**
 * Keeps the program runner on the device. The page gets its frame from the service worker from then
 * on.
 */
export async function keepMachine(page: AnyPage): Promise<void> {
  const outcome = await callIn(
    page,
    async (name) => {
      const channel = new BroadcastChannel('offline')
      const ended = new Promise((resolve) => {
        channel.onmessage = ({ data }) => 'outcome' in data && resolve(data)
      })
      const worker = navigator.serviceWorker
      const controlled = new Promise((resolve) => {
        worker.oncontrollerchange = resolve
      })
      await worker.register('/sw.js')
      await controlled
      worker.controller?.postMessage({ keep: name })
      return ended
    },
    keptMachine,
  )
  if (
    JSON.stringify(outcome) !== `{"locale":"${keptMachine}","outcome":"kept"}`
  )
    throw new Error(`Not kept: ${JSON.stringify(outcome)}`)
}

/** What the page asks of the frame that the machine is in. */
export const sandboxOf = (page: AnyPage) =>
  callIn(
    page,
    async () => document.querySelector('iframe')?.getAttribute('sandbox'),
    undefined,
  )

/** The sandbox of a frame that the service worker gives. */
export const keptSandbox = 'allow-scripts allow-same-origin'

/** Tries attacks as an edited recipe would, in the machine. */
export function attackFromRecipe(
  page: AnyPage,
  attacks: readonly Attack[],
  sites: Sites,
): Promise<Answers> {
  return callIn(
    page,
    async (list) => {
      const channel = new BroadcastChannel('attack')
      channel.onmessage = () => channel.postMessage('heard')
      const machine = await openMachine(() => {})
      const answers: Record<string, string> = {}
      for (const { name, text } of list) {
        const file = 'references/basic-transactions/add-memo.ts'
        const source = `// @ts-nocheck\nconsole.log(await ${text})`
        await new Promise<void>((resolve) =>
          machine.run({ file, source, keepChain: true }, (event) => {
            if (event.type === 'print') answers[name] = event.text
            if (event.type === 'ended') {
              answers[name] ??= `refused: ${JSON.stringify(event.error)}`
              resolve()
            }
          }),
        )
      }
      channel.close()
      return answers
    },
    listOf(attacks, sites),
  )
}

/** Tries the same in a worker of a page that has no policy. */
export function attackFromWorker(
  page: AnyPage,
  attacks: readonly Attack[],
  sites: Sites,
): Promise<Answers> {
  return callIn(
    page,
    async (list) => {
      const channel = new BroadcastChannel('attack')
      channel.onmessage = () => channel.postMessage('heard')
      const answers: Record<string, string> = {}
      for (const { name, text } of list) {
        const code = `${text}.then((answer) => postMessage(answer))`
        const worker = new Worker(URL.createObjectURL(new Blob([code])))
        answers[name] = await new Promise((resolve) => {
          worker.onmessage = ({ data }) => resolve(data)
          worker.onerror = ({ message }) => resolve(`refused: ${message}`)
        })
        worker.terminate()
      }
      channel.close()
      return answers
    },
    listOf(attacks, sites),
  )
}

/** Tries attacks in a document. */
export async function attackFromDocument(
  document: AnyPage,
  attacks: readonly Attack[],
  sites: Sites,
): Promise<Answers> {
  const answers: Record<string, string> = {}
  for (const { name, text } of listOf(attacks, sites)) {
    // The test's own text runs whatever the policy says; what it does is refused.
    answers[name] = String(await document.evaluate(text))
  }
  return answers
}

/** The attacks that got through, or those that did not. */
export function namesOf(answers: Answers, how: 'through' | 'refused') {
  return Object.entries(answers)
    .filter(([, answer]) => answer.startsWith(how))
    .map(([name, answer]) => `${name} (${answer})`)
}
