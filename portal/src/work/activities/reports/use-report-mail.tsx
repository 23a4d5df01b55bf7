import { useState, type ReactElement } from 'react'
import { fetched } from '../../../foundation/errors/fetched.ts'

/** What a report by mail starts with; all of it can be changed in the dialog. */
export interface ReportAsked {
  readonly client?: { readonly id: number; readonly name: string }
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly activityTypeId?: number | undefined
}

export interface ReportMailInUse {
  open(asked: ReportAsked): void
  /** Draw it once, anywhere. */
  readonly dialog: ReactElement | null
}

const ReportMailDialog = fetched(() => import('./report-mail-dialog.tsx').then((m) => m.ReportMailDialog))

/** Sending activities by mail, from wherever they are shown; the dialog is fetched when it is first opened. */
export function useReportMail(): ReportMailInUse {
  const [asked, setAsked] = useState<ReportAsked | null>(null)
  return {
    open: setAsked,
    dialog: asked && <ReportMailDialog asked={asked} onClose={() => setAsked(null)} />,
  }
}
