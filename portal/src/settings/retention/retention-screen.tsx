import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDate, formatCount } from '@portal/core/foundation/format'
import { keptForTheLaw, retentionChoices, retentionKinds } from '@portal/core/settings/retention/kinds'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { ConfirmDialog } from '@portal/ui/dialog'
import { Select } from '@portal/ui/select'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { OnePerson } from '../privacy/one-person.tsx'
import styles from './retention.module.css'

type Rule = Answer<'retention.list'>[number]

/** `/settings/retention`: how long what grows every day is kept, with how much would go. */
export function RetentionScreen(): ReactElement {
  const { data, error, loading, retry } = useCall('retention.list')
  return (
    <Page
      title="Data Retention"
      description="How long the portal keeps what grows every day. Nothing goes until you say so; what goes is gone in the coming night and in no backup after that."
    >
      <div className={styles.narrow}>
        <Card>
          {data ? (
            <ul className={styles.kinds}>
              {data.map((rule) => (
                <Kind key={`${rule.kind} ${rule.days}`} rule={rule} />
              ))}
            </ul>
          ) : error ? (
            <ErrorState
              message={messageFor(error) ?? 'You may not see these settings.'}
              onRetry={retry}
              retrying={loading}
            />
          ) : (
            <Skeleton height={360} />
          )}
        </Card>
        <OnePerson />
        <Card title="What stays" description="Kept for as long as the portal is, whatever is chosen above.">
          <dl className={styles.stays}>
            {keptForTheLaw.map(({ what, why }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </Page>
  )
}

const forGood = 'good'
const wordsOf = (days: number): string =>
  days % 365 === 0 ? (days === 365 ? '1 year' : `${days / 365} years`) : `${days} days`

function Kind({ rule }: { readonly rule: Rule }): ReactElement {
  const { label, about, least } = retentionKinds[rule.kind]
  const [days, setDays] = useState(rule.days)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const changed = days !== rule.days
  const options = [
    { value: forGood, label: 'For good' },
    ...[...new Set([...retentionChoices, rule.days ?? least])]
      .filter((choice) => choice >= least)
      .toSorted((one, other) => one - other)
      .map((choice) => ({ value: String(choice), label: wordsOf(choice) })),
  ]
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.call('retention.set', { params: { kind: rule.kind }, body: { days } })
      refresh('retention.list')
      showSuccess(
        days === null ? `${label}: kept for good.` : `${label}: kept for ${wordsOf(days)}, from tonight on.`,
      )
    } catch (error) {
      report(error)
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <li className={styles.kind}>
      <div className={styles.about}>
        <h2 className={styles.label}>{label}</h2>
        <p className={styles.words}>{about}</p>
        <p className={styles.words}>
          {rule.oldest === null
            ? 'There is none.'
            : `${formatCount(rule.total)}, the oldest of ${formatDate(rule.oldest)}.`}
        </p>
        {changed && days !== null && <Going kind={rule.kind} days={days} />}
      </div>
      <div className={styles.choice}>
        <Select
          label={`Keep ${label}`}
          hideLabel
          options={options}
          value={days === null ? forGood : String(days)}
          onChange={(value) => setDays(value === forGood ? null : Number(value))}
        />
        {changed && (
          <div className={styles.buttons}>
            <Button size="small" onClick={() => setDays(rule.days)}>
              Cancel
            </Button>
            <Button
              size="small"
              variant="primary"
              loading={busy}
              onClick={() => (days === null ? void save() : setAsking(true))}
            >
              Save
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={`Keep ${label} for ${wordsOf(days ?? least)}?`}
        confirmLabel="Delete what is older"
        danger
        busy={busy}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      >
        {days !== null && <Going kind={rule.kind} days={days} />} Nobody can bring it back.
      </ConfirmDialog>
    </li>
  )
}

/** How much would go. */
function Going({ kind, days }: { readonly kind: Rule['kind']; readonly days: number }): ReactElement {
  const { data } = useCall('retention.preview', { params: { kind }, query: { days } })
  return (
    <p className={styles.going} aria-live="polite">
      {data === undefined
        ? 'Counting …'
        : data.going === 0
          ? 'Nothing is older than that today.'
          : `${formatCount(data.going)} of ${formatCount(data.total)} will go in the coming night.`}
    </p>
  )
}
