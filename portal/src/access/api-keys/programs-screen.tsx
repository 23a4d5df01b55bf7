import { LinkButton } from '@portal/ui/button'
import { ExternalLink } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { ApiKeys } from './keys-list.tsx'

/** `/settings/programs`: what other programs call the portal with, and whom it tells what happens. */
export function ProgramsScreen(): ReactElement {
  return (
    <Page
      title="API Keys and Webhooks"
      description="Other programs call the portal with a key, and are told by webhooks when something happens."
      actions={
        <LinkButton href="/api/docs" target="_blank" rel="noreferrer" icon={ExternalLink}>
          See the calls
        </LinkButton>
      }
    >
      <ApiKeys all />
    </Page>
  )
}
