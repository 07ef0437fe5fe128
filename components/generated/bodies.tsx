import type { ReactNode } from 'react'
import { OfflineBody } from '@/components/offline/OfflineBody'
import type { Page } from '@/lib/content/page'
import type { GeneratedName } from '@/lib/generated/registry'
import { AzBody } from './AzBody'
import { ChangesBody } from './ChangesBody'
import { ErrorsBody } from './ErrorsBody'

type Body = (props: { readonly page: Page }) => ReactNode | Promise<ReactNode>

/** What stands below the title of each kind of generated page. */
export const bodies: Readonly<Record<GeneratedName, Body>> = {
  az: AzBody,
  errors: ErrorsBody,
  changes: ChangesBody,
  offline: OfflineBody,
}
