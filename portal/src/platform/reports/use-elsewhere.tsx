import { reportKeyFields } from '@portal/core/platform/reports/key-fields'
import { today } from '@portal/core/foundation/format'
import { useState, type ReactElement } from 'react'
import { client } from '../../foundation/session/session.ts'
import { refresh } from '../../foundation/session/query.ts'
import { FormDialog, FormField, FormGrid, useForm } from '../parts/form/index.ts'
import { ShownOnce } from '../parts/shown-once/shown-once.tsx'

interface UseElsewhereProps {
  /** The report's name and title. */
  readonly report: string
  readonly title: string
  readonly clientId: number | undefined
  /** The filters in use, with order and search. */
  readonly query: Readonly<Record<string, string>>
  readonly onClose: () => void
}

/** Gives a report to a spreadsheet or a BI tool: an address with a key that opens this report with these filters only. */
export function UseElsewhere({ report, title, clientId, query, onClose }: UseElsewhereProps): ReactElement {
  const [address, setAddress] = useState<string | null>(null)
  const form = useForm({
    fields: reportKeyFields,
    save: ({ name, expiresAt }, { options }) =>
      client.call('apiKeys.createForReport', {
        body: { name, expiresAt, report, clientId: clientId ?? null, query: { ...query } },
        ...options,
      }),
    saved: ({ key }) => {
      refresh('apiKeys')
      setAddress(`${window.location.origin}/api/report-data?key=${key}`)
    },
  })
  if (address !== null)
    return (
      <ShownOnce title={`${title} in other tools`} label="Address" value={address} onClose={onClose}>
        <p>It answers CSV; with &amp;format=json at its end, JSON. In Google Sheets:</p>
        <pre>{`=IMPORTDATA("${address}")`}</pre>
        <p>
          Whoever has the address reads this report, as you see it, and nothing else. My Profile, API keys,
          revokes it.
        </p>
      </ShownOnce>
    )
  return (
    <FormDialog of={form} title={`Use ${title} in other tools`} saveLabel="Make address" onClose={onClose}>
      <p>
        An address for a spreadsheet or a BI tool: this report with the filters, the search and the order that
        are set now, in your rights, kept for five minutes at a time.
      </p>
      <FormGrid>
        <FormField of={form} name="name" wide />
        <FormField of={form} name="expiresAt" min={today()} />
      </FormGrid>
    </FormDialog>
  )
}
