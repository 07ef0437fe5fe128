import { ensureBuild } from '../process/build-stamp'
import { chooseStages, runStages, type Stage } from '../process/stages'
import { browserStage } from '../setup/browser-stage'

/** Stages that the checks of the finished site need. */
const preparations: readonly Stage[] = [
  browserStage,
  { name: 'build', run: ensureBuild },
]

/**
 * Runs the stages of these names, or all without names, and before those of the site a build.
 *
 * @throws on a name that no stage has
 */
export async function runChosenStages(
  stages: {
    readonly samples: readonly Stage[]
    readonly site: readonly Stage[]
  },
  names: readonly string[],
): Promise<void> {
  const { samples, site } = stages
  const chosen = chooseStages([...samples, ...site], names)
  const isOverSite = ({ name }: Stage) => site.some((it) => it.name === name)
  const passed = await runStages([
    ...chosen.filter((stage) => !isOverSite(stage)),
    ...(chosen.some(isOverSite) ? preparations : []),
    ...chosen.filter(isOverSite),
  ])
  if (!passed) process.exitCode = 1
}
