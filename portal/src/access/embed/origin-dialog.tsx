import { originFields } from '@portal/core/access/embed/fields'
import type { ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
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
