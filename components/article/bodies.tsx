import type { ReactNode } from 'react'
import { ErrorsBody } from '@/components/errors/ErrorsBody'
import { OfflineBody } from '@/components/offline/OfflineBody'
import { PlaygroundBody } from '@/components/playground/PlaygroundBody'
import type { PageView } from '@/lib/content/page-view'
import type { GeneratedName } from '@/lib/content/registry'
import { AzBody } from '../a-z/AzBody'

type Body = (props: { readonly view: PageView }) => ReactNode

/** The body of each kind of generated page. */
export const bodies: Readonly<Record<GeneratedName, Body>> = {
  az: ({ view }) => <AzBody page={view.page} />,
  errors: ({ view }) => <ErrorsBody page={view.page} />,
  playground: ({ view }) => <PlaygroundBody page={view.page} />,
  offline: ({ view }) => <OfflineBody view={view} />,
}
