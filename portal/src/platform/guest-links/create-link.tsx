import { addDays, today } from '@portal/core/foundation/format'
import { guestAccessFields } from '@portal/core/access/guests/fields'
import {
  guestReports,
  reportTitled,
  titleOfReport,
  type GuestReport,
} from '@portal/core/access/guests/reports'
import type { ReactElement } from 'react'
import { FormDialog, FormField, FormGrid, useForm } from '../parts/form/index.ts'
import { client as api } from '../../foundation/session/session.ts'

export interface CreateLinkProps {
  readonly clientId: number
  /** What it opens, where that is no question. */
  readonly report?: GuestReport
  readonly onClose: () => void
  readonly onCreated: (token: string) => void
}

/** Days that a new link works for unless another day is chosen. */
export const usualDays = 30

const fields = {
  ...guestAccessFields,
  report: { ...guestAccessFields.report, choices: guestReports.map(titleOfReport) },
}

/** What a new guest link opens, and for how long. */
export function CreateLink({ clientId, report: fixed, onClose, onCreated }: CreateLinkProps): ReactElement {
  const form = useForm({
    fields,
    from: { report: titleOfReport(fixed ?? 'clients.insights'), expiresAt: addDays(today(), usualDays) },
    check: ({ maxUses }) =>
      maxUses !== '' && Number(maxUses) < 1 ? { maxUses: 'At least 1, or empty' } : {},
    save: ({ report, ...details }, { options }) =>
      api.call('guestAccesses.create', {
        body: { accessDetails: { ...details, clientId, report: reportTitled(report) ?? 'clients.insights' } },
        ...options,
      }),
    saved: ({ token }) => onCreated(token),
  })
  return (
    <FormDialog
      of={form}
      title={fixed === undefined ? 'Create guest link' : `Guest link to ${titleOfReport(fixed)}`}
      saveLabel="Create link"
      onClose={onClose}
    >
      <FormGrid>
        {fixed === undefined && <FormField of={form} name="report" wide />}
        <FormField of={form} name="expiresAt" min={today()} max={addDays(today(), 366)} />
        <FormField of={form} name="maxUses" />
        <FormField of={form} name="password" wide />
        <FormField of={form} name="reader" wide />
        <FormField of={form} name="note" wide />
      </FormGrid>
    </FormDialog>
  )
}
