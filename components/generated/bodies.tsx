import type { ReactNode } from 'react'
import type { GeneratedName } from '@/lib/site/generated/registry'
import type { PageView } from '@/lib/site/page-view'
import { AzBody } from './AzBody'
import { ErrorsBody } from './ErrorsBody'
import { OfflineBody } from './OfflineBody'
import { PlaygroundBody } from './PlaygroundBody'

type Body = (props: { readonly view: PageView }) => ReactNode

/** The body of each kind of generated page. */
export const bodies: Readonly<Record<GeneratedName, Body>> = {
  az: ({ view }) => <AzBody page={view.page} />,
  errors: ({ view }) => <ErrorsBody page={view.page} />,
  playground: ({ view }) => <PlaygroundBody page={view.page} />,
  offline: ({ view }) => <OfflineBody view={view} />,
}
