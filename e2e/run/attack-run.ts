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
