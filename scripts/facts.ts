import { allFacts, factsFile } from '@/lib/content/facts'
import { runCommand } from './process/command'

/** After so many days a fact is to be checked again. */
const daysToCheck = 60

const daysSince = (day: string) =>
  Math.floor((Date.now() - Date.parse(day)) / (24 * 60 * 60 * 1000))

/** Lists the facts to check again, each with its value, source and age. */
await runCommand(() => {
  const facts = allFacts()
    .map((fact) => ({ ...fact, days: daysSince(fact.checked) }))
    .filter(({ days }) => days > daysToCheck)
    .toSorted((a, b) => b.days - a.days)
  for (const { id, value, source, checked, days } of facts)
    console.log(`${id} = ${value}\n  ${checked}, ${days} days ago: ${source}`)
  console.log(
    facts.length === 0
      ? `Every fact of ${factsFile} was checked in the last ${daysToCheck} days.`
      : `${facts.length} facts to check again; then correct "value" and "checked" in ${factsFile}.`,
  )
})
