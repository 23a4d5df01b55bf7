import type { Answer, Given } from '@portal/core/calls'
import { opportunities } from '@portal/core/sales/lists'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { pathOf } from '@portal/core/foundation/routes'
import { report } from '../foundation/errors/errors.ts'
import { refresh, useCall } from '../foundation/session/query.ts'
import { client as api } from '../foundation/session/session.ts'
import type { KeptRow } from '../platform/parts/records/kept-row.ts'
import { MergeForm } from '../platform/parts/records/merge-form.tsx'
import styles from './pipeline.module.css'

type Lead = Answer<'opportunities.get'>
type Taken = Given<'opportunities.merge', 'body'>['take'][number]

const isTaken = (name: string): name is Taken => name in opportunities.fields

/** All but the stage: a lead is moved, not merged, into another one. */
const mergeable = Object.fromEntries(
  Object.entries(opportunities.fields).filter(([name]) => name !== 'stageId'),
)

/** Other leads that may be of the same person, each with the way to put it into this one. */
export function LeadDuplicates({ lead }: { readonly lead: Lead }): ReactElement | null {
  const { data = [] } = useCall('opportunities.duplicates', { query: { leadId: lead.id } })
  // Read once, when it is asked for: nothing may read it again when it is gone.
  const [other, setOther] = useState<Lead | null>(null)
  const begin = (id: number): void => {
    api.call('opportunities.get', { params: { id } }).then(setOther, report)
  }
  if (data.length === 0) return null
  return (
    <Banner tone="information">
      {data.slice(0, 3).map(({ id, name, stage, shares }) => (
        <div key={id} className={styles.won}>
          <p>
            <Link href={pathOf('leads.detail', { leadId: String(id) })}>{name}</Link> ({stage}) has the same{' '}
            {shares.join(' and ')}.
          </p>
          <Button size="small" aria-label={`Merge ${name} into this lead`} onClick={() => begin(id)}>
            Merge
          </Button>
        </div>
      ))}
      {other && (
        <MergeForm
          title={`Merge ${other.name} into ${lead.name}`}
          one={lead as unknown as KeptRow}
          other={other as unknown as KeptRow}
          fields={mergeable}
          tone="warning"
          merge={(take, options) =>
            api.call('opportunities.merge', {
              params: { id: lead.id },
              body: { otherId: other.id, otherVersion: other.version, take: take.filter(isTaken) },
              ...options,
              ifMatch: lead.version,
            })
          }
          merged={() => {
            refresh('opportunities')
            showSuccess('They are one lead now, with both timelines.')
          }}
          onClose={() => setOther(null)}
        >
          This lead stays in its stage and takes in the timeline of the other one, which leaves the pipeline.
          No button undoes this: the audit log keeps what the other one was.
        </MergeForm>
      )}
    </Banner>
  )
}
