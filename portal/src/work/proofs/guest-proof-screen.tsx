import { formatDay } from '@portal/core/foundation/format'
import type { ReactElement } from 'react'
import { ByLink } from '../../access/guests/by-link.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { ProofReview } from './proof-review.tsx'
import styles from './proofs.module.css'

/** `/proofs/{publicId}`: a proof for a guest, who approves under a name. */
export function GuestProofScreen(): ReactElement {
  const publicId = useParam('publicId')
  const proof = useCall('proofs.open', { params: { publicId } })
  return (
    <ByLink
      of={proof}
      what="proof"
      title="Proof"
      gone={{
        title: 'This proof is not shared any more',
        lead: 'It may have been replaced. Please ask the person who sent it to you for a new link.',
      }}
    >
      {(data) => (
        <div className={styles.guest}>
          <Page
            title={data.name}
            description={[data.description, data.dueAt && `Please answer until ${formatDay(data.dueAt)}.`]
              .filter(Boolean)
              .join(' ')}
          >
            <ProofReview
              key={data.versionNumber}
              proof={data}
              asksName
              pin={(body) => api.call('proofs.guestPin', { params: { publicId }, body })}
              decide={(body) => api.call('proofs.guestDecide', { params: { publicId }, body })}
              changed={() => refresh('proofs.open')}
            />
          </Page>
        </div>
      )}
    </ByLink>
  )
}
