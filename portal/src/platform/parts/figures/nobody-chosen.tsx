import { EmptyState } from '@portal/ui/empty-state'
import { ChartColumn } from '@portal/ui/icon'
import type { ReactElement } from 'react'

/** In place of a dashboard whose choice of clients nobody belongs to. */
export const NobodyChosen = (): ReactElement => (
  <EmptyState icon={ChartColumn} title="Nobody to show">
    No active client belongs to this choice. Choose other clients.
  </EmptyState>
)
