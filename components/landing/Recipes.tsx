import { Code, CodeGroup } from '@/components/code-group/CodeGroup'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import type { LandingView } from './landing-view'
import { RecipeBox } from './RecipeBox'

interface Props {
  readonly page: Page
  readonly recipes: LandingView['shown']
}

/** A box of recipes behind index tabs: the essential lines of each, to run at once. */
export function Recipes({ page, recipes }: Props) {
  const t = textsOf(page.locale, 'landing')
  return (
    <Island
      name="recipe-box"
      component={RecipeBox}
      props={{
        label: t('recipe'),
        recipes: recipes.map(({ name, section }) => ({
          title: t(name),
          section,
        })),
      }}
      slots={{
        panels: recipes.map(({ name, files }) => (
          <CodeGroup key={name} page={page}>
            {files.map((file) => (
              <Code key={file} file={file} />
            ))}
          </CodeGroup>
        )),
      }}
    />
  )
}
