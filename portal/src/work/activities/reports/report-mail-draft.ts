import type { Answer } from '@portal/core/calls'
import { monthRange, today } from '@portal/core/foundation/format'
import type { Option } from '@portal/ui/select'
import type { ReportAsked } from './use-report-mail.tsx'

/** What would go out. */
export type Preview = Answer<'activityReports.previewMail'>

/** What is typed so far. */
export interface Draft {
  readonly client: Option<number> | null
  readonly recipients: readonly string[]
  readonly subject: string
  readonly message: string
  readonly startDate: string
  readonly endDate: string
  readonly activityTypeId: number | null
  readonly includeInternal: boolean
  readonly attachFiles: boolean
}

/** A message about what the report behind it shows, to nobody yet. */
export const startOf = ({ client, startDate, endDate, activityTypeId }: ReportAsked): Draft => ({
  client: client ? { value: client.id, label: client.name } : null,
  recipients: [],
  subject: '',
  message: '',
  startDate: startDate ?? monthRange(today()).start,
  endDate: endDate ?? today(),
  activityTypeId: activityTypeId ?? null,
  includeInternal: false,
  attachFiles: false,
})

/** The report as the calls take it; null while there is no client. */
export const bodyOf = (draft: Draft) =>
  draft.client && {
    clientId: draft.client.value,
    ...(draft.startDate === '' ? {} : { startDate: draft.startDate }),
    ...(draft.endDate === '' ? {} : { endDate: draft.endDate }),
    ...(draft.activityTypeId === null ? {} : { activityTypeId: draft.activityTypeId }),
    ...(draft.subject.trim() === '' ? {} : { subject: draft.subject.trim() }),
    ...(draft.message.trim() === '' ? {} : { message: draft.message.trim() }),
    includeInternal: draft.includeInternal,
    attachFiles: draft.attachFiles,
  }
