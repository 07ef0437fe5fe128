import { factsFile } from '@/lib/content/facts'
import { daysToCheck, oldFacts } from '@/lib/content/old-facts'
import { runCommand } from './process/command'

/** Lists the facts to check again, each with its value, source and age. */
await runCommand(() => {
  const facts = oldFacts(new Date().toISOString().slice(0, 10))
  for (const { id, value, source, checked, days } of facts)
    console.log(`${id} = ${value}\n  ${checked}, ${days} days ago: ${source}`)
  console.log(
    facts.length === 0
      ? `Every fact of ${factsFile} was checked in the last ${daysToCheck} days.`
      : `${facts.length} facts to check again; then correct "value" and "checked" in ${factsFile}.`,
  )
})
