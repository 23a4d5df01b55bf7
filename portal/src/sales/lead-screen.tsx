import { messageFor } from '@portal/core/foundation/contract/api-error'
import { defineFields } from '@portal/core/foundation/contract/field'
import { formatDateTime, formatDay } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { opportunities } from '@portal/core/sales/lists'
import { Button } from '@portal/ui/button'
import { SquarePen } from '@portal/ui/icon'
import { MenuButton } from '@portal/ui/menu'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ErrorState } from '../foundation/errors/error-state.tsx'
import { useParam } from '../foundation/address/params.ts'
import { NotFound } from '../foundation/errors/fallbacks.tsx'
import { refresh, useCall } from '../foundation/session/query.ts'
import { client as api } from '../foundation/session/session.ts'
import { Form, useForm } from '../platform/parts/form/index.ts'
import { Page } from '../platform/parts/page/index.ts'
import { fieldColumn } from '../platform/parts/records/field-column.tsx'
import { referredName, type KeptRow } from '../platform/parts/records/kept-row.ts'
import styles from './pipeline.module.css'
import { LeadDuplicates } from './lead-duplicates.tsx'
import { useLeads } from './use-leads.tsx'
import { useMoves } from './use-moves.tsx'
import { WonLead } from './won-lead.tsx'

/** What a field of a lead reads as. */
function words(row: KeptRow, name: string, kind: string): string {
  const value = row[name]
  if (kind === 'record') return referredName(row, name) ?? '–'
  if (kind === 'money') return typeof value === 'number' ? formatDollars(value) : '–'
  if (kind === 'date') return typeof value === 'string' ? formatDay(value) : '–'
  if (kind === 'instant') return typeof value === 'string' ? formatDateTime(value) : '–'
  return typeof value === 'string' && value !== '' ? value : '–'
}

/** `/sales-pipeline/{leadId}`: one lead of the agency with what happened, what is known and what comes next. */
export function LeadScreen(): ReactElement {
  const id = Number(useParam('leadId'))
  const asked = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, loading, retry } = useCall('opportunities.get', asked ? { params: { id } } : null)
  const board = useCall('opportunities.board').data
  const [, navigate] = useLocation()
  const moves = useMoves()
  const row = data as unknown as KeptRow | undefined
  const records = useLeads(row && [row], () => navigate(pathOf('leads.index')))
  if (!asked || error?.status === 404) return <NotFound />
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this lead.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data || !row) return <Skeleton height={420} />
  return (
    <div className={styles.detail}>
      <Page
        title={data.name}
        crumbs={[{ label: 'Sales Pipeline', href: pathOf('leads.index') }]}
        description={
          data.nextStep && `Next: ${data.nextStep}${data.nextStepAt ? `, ${formatDay(data.nextStepAt)}` : ''}`
        }
        actions={
          <>
            <MenuButton
              label={data.Stage?.name ?? 'Stage'}
              items={(board?.stages ?? []).map((stage) => ({
                label: stage.name,
                checked: stage.id === moves.stageOf(data),
                onSelect: () => moves.move(data, stage),
              }))}
            />
            <Button icon={SquarePen} variant="primary" onClick={() => records.open(row)}>
              Edit
            </Button>
          </>
        }
      >
        {board?.stages.find(({ id: stage }) => stage === data.stageId)?.kind === 'Won' && (
          <WonLead lead={data} />
        )}
        <LeadDuplicates lead={data} />
        <div className={styles.columns}>
          <section aria-label="Timeline">
            <h2>Timeline</h2>
            <NoteForm id={data.id} />
            <Timeline id={data.id} />
          </section>
          <section aria-label="Details">
            <h2>Details</h2>
            <dl className={styles.values}>
              {Object.entries(opportunities.fields)
                .filter(([name]) => name !== 'name')
                .map(([name, field]) => (
                  <div key={name} style={{ display: 'contents' }}>
                    <dt>{field.label}</dt>
                    <dd>
                      {fieldColumn(opportunities, name, field).cell?.(row) ?? words(row, name, field.kind)}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        </div>
      </Page>
      {records.dialogs}
      {moves.dialog}
    </div>
  )
}

const noteFields = defineFields({ body: { label: 'Note', kind: 'longText', required: true } })

function NoteForm({ id }: { readonly id: number }): ReactElement {
  const form = useForm({
    fields: noteFields,
    save: ({ body }, { options }) =>
      api.call('opportunities.addNote', { params: { id }, body: { body }, ...options }),
    saved: () => {
      form.reset()
      refresh('opportunities.timeline')
    },
  })
  return <Form of={form} label="New note" saveLabel="Add note" />
}

function Timeline({ id }: { readonly id: number }): ReactElement {
  const { data, error, loading, retry } = useCall('opportunities.timeline', { params: { id } })
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see what happened.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data) return <Skeleton height={160} />
  return (
    <ol className={styles.timeline}>
      {data.map(({ key, kind, body, at, by }) => (
        <li key={key}>
          <p>{kind === 'Interaction' ? `Interaction: ${body}` : body}</p>
          <p className={styles.facts}>
            {formatDateTime(at)}
            {by && `, ${by}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
