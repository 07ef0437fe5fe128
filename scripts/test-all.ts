import { longChecks } from './check/long-checks'
import { ensureBuild } from './process/build-stamp'
import { runCommand } from './process/command'
import { chooseStages, runStages, type Stage } from './process/stages'
import { browserStage } from './setup/browser-stage'

/** Stages that the checks of the finished site need. */
const preparations: readonly Stage[] = [
  browserStage,
  { name: 'build', run: ensureBuild },
]

/** Runs the long checks; `-- hosts` runs that one alone, with the stages that it needs. */
await runCommand(async () => {
  const { samples, site } = longChecks
  const chosen = chooseStages([...samples, ...site], process.argv.slice(2))
  const isOverSite = ({ name }: Stage) => site.some((it) => it.name === name)
  const passed = await runStages([
    ...chosen.filter((stage) => !isOverSite(stage)),
    ...(chosen.some(isOverSite) ? preparations : []),
    ...chosen.filter(isOverSite),
  ])
  if (!passed) process.exitCode = 1
})
