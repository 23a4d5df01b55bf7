import { Dialog } from '@portal/ui/dialog'
import { EmptyState } from '@portal/ui/empty-state'
import { Wrench } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { closeInteractionLogger } from './logger.ts'

/** Stands where the interaction logger will be; docs/status.md says so. */
export const InteractionLogger = (): ReactElement => (
  <Dialog open title="Log Client Interaction" onClose={closeInteractionLogger}>
    <EmptyState icon={Wrench} title="Log Client Interaction is not built yet." />
  </Dialog>
)
