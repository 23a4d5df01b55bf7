import { originFields } from '@portal/core/embed/fields'
import type { ReactElement } from 'react'
import { client as api } from '../shell/session.ts'
import { AddDialog } from './add-dialog.tsx'

interface OriginDialogProps {
  readonly added: () => void
  readonly onClose: () => void
}

/** Adds an origin. */
export const OriginDialog = (props: OriginDialogProps): ReactElement => (
  <AddDialog
    {...props}
    title="Add an origin"
    fields={originFields}
    add={(body, options) => api.call('embed.addOrigin', { body, ...options })}
  />
)
