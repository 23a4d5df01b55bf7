import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDate } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useCall } from '../../foundation/session/query.ts'
import styles from './findings.module.css'
import type { Interaction } from './interaction-entry.tsx'

type DataFix = Answer<'interactions.dataFix'>

/** What looks wrong with an interaction, and what was done about it. */
export function Findings({
  interaction: { id, can },
  onLeave,
}: {
  readonly interaction: Interaction
  readonly onLeave: () => void
}): ReactElement {
  const { data, error, retry } = useCall('interactions.dataFix', { params: { id } })
  return (
    <>
      <Card
        title="What looks wrong"
        actions={
          data && data.findings.length > 0 && can.update ? (
            <Button size="small" onClick={onLeave}>
              Leave as it is
            </Button>
          ) : null
        }
      >
        {data ? (
          <Wrong findings={data.findings} />
        ) : error ? (
          <ErrorState message={messageFor(error) ?? 'You may not see this.'} onRetry={retry} />
        ) : (
          <SkeletonText lines={2} label="Looking at the interaction" />
        )}
        {data && data.findings.length > 0 && !can.update && (
          <p className={styles.told}>Whoever logged it and administrators can correct it.</p>
        )}
      </Card>
      {data && data.corrections.length > 0 && (
        <Card title="What was done about it">
          <ul className={styles.list}>
            {data.corrections.map((one) => (
              <Done key={one.id} correction={one} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** Findings, each with what it is about. */
export const Wrong = ({ findings }: Pick<DataFix, 'findings'>): ReactElement =>
  findings.length === 0 ? (
    <p>Nothing looks wrong with it.</p>
  ) : (
    <ul className={styles.list}>
      {findings.map(({ key, about, sentence }) => (
        <li key={key} className={styles.row}>
          <Badge tone="warning">{about}</Badge>
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )

const Done = ({
  correction: { kind, reason, user, at, from, to },
}: {
  readonly correction: DataFix['corrections'][number]
}): ReactElement => (
  <li>
    <div className={styles.row}>
      <Badge>{kind}</Badge>
      {from && to && (
        <span>
          from {from.name} to {to.name}
        </span>
      )}
      <span className={styles.told}>
        {user.fullName}, {formatDate(at)}
      </span>
    </div>
    <p>{reason}</p>
  </li>
)
