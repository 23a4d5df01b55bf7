import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDate } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { movesMoney, spendOutcomes, type SpendOutcome } from '@portal/core/money/reconciliation/outcomes'
import type { PacingSection } from '@portal/core/money/services/sections'
import { Badge } from '@portal/ui/badge'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { SkeletonText } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import { FormDialog, FormField, useForm } from '../../platform/parts/form/index.ts'
import styles from './reconciliation.module.css'

/** A section of a client in a month. */
export interface Settled {
  readonly client: { readonly id: number; readonly name: string }
  readonly section: PacingSection
  readonly month: string
}

type Month = Answer<'sectionSpendNotes.ofMonth'>
type Note = Month['notes'][number]

const tones = {
  Explained: 'neutral',
  Credited: 'success',
  'Carried over': 'information',
  'Written off': 'warning',
} as const satisfies Record<SpendOutcome, string>

const fieldsFor = (decides: boolean) =>
  defineFields({
    outcome: {
      label: 'What Becomes of It',
      kind: 'choice',
      choices: decides ? spendOutcomes : ['Explained'],
      initial: 'Explained',
      required: true,
    },
    amount: { label: 'Amount', kind: 'money' },
    note: { label: 'Note', kind: 'longText', required: true, hint: 'Why it came to this, and who agreed.' },
  })
const explains = fieldsFor(false)
const decidesToo = fieldsFor(true)

/** Says what became of a month in which a section spent something else than it was to. */
export function SettleDialog({
  of: { client, section, month },
  onClose,
}: {
  readonly of: Settled
  readonly onClose: () => void
}): ReactElement {
  const { data, error, retry } = useCall('sectionSpendNotes.ofMonth', {
    params: { id: client.id, sectionId: section.id, month },
  })
  const [changing, setChanging] = useState<Note | null>(null)
  const form = useForm({
    fields: data?.decides ? decidesToo : explains,
    from: changing ? { ...changing, amount: changing.amount && Math.abs(changing.amount) } : undefined,
    check: ({ outcome, amount }) =>
      isOutcome(outcome) && movesMoney(outcome) && amount.trim() === ''
        ? { amount: 'Field is required' }
        : {},
    save: ({ outcome, amount, note }, { options }) => {
      const what = isOutcome(outcome) ? outcome : 'Explained'
      const body = { outcome: what, amount: movesMoney(what) ? amount : null, note }
      return changing
        ? api.call('sectionSpendNotes.update', { params: { id: changing.id }, body, ...options })
        : api.call('sectionSpendNotes.create', {
            body: { clientId: client.id, sectionId: section.id, month, ...body },
            idempotencyKey: options.idempotencyKey,
          })
    },
    saved: ({ outcome }) => {
      settled()
      showSuccess(said[outcome])
      onClose()
    },
  })
  const { outcome } = form.inputs
  const moves = isOutcome(outcome) && movesMoney(outcome)
  return (
    <FormDialog
      of={form}
      title={`${section.label} of ${client.name}, ${monthName(month)}`}
      width={560}
      saveLabel={changing ? 'Save change' : 'Save note'}
      readOnly={data?.runs ?? true}
      onClose={onClose}
    >
      {data ? (
        <>
          <Figures of={data} />
          {data.notes.length > 0 && (
            <Notes
              of={data}
              onChange={(note) => {
                form.reset()
                setChanging(note)
              }}
            />
          )}
          {data.runs ? (
            <Banner tone="information">
              {monthName(month)} still runs. What became of its difference is said when it is over.
            </Banner>
          ) : (
            <>
              {data.decides && <FormField of={form} name="outcome" />}
              {moves && (
                <>
                  <FormField of={form} name="amount" />
                  <p className={styles.told}>{mostOf(outcome, data)}</p>
                </>
              )}
              <FormField of={form} name="note" />
            </>
          )}
        </>
      ) : error ? (
        <ErrorState message={messageFor(error) ?? 'You may not see this.'} onRetry={retry} />
      ) : (
        <SkeletonText lines={6} label="Loading" />
      )}
    </FormDialog>
  )
}

const isOutcome = (text: string | null): text is SpendOutcome => spendOutcomes.some((each) => each === text)

const said: Readonly<Record<SpendOutcome, string>> = {
  Explained: 'The difference is explained.',
  Credited: 'It is credited on the next invoice.',
  'Carried over': 'It is carried into the next month, and pacing knows.',
  'Written off': 'The difference is written off.',
}

const settled = (): void => refresh('sectionSpendNotes', 'reports', 'clients')

/** How much can be credited or carried over, as a sentence. */
function mostOf(outcome: SpendOutcome, { leftToCarry, leftToCredit }: Month): string {
  if (outcome === 'Credited')
    return leftToCredit === 0
      ? 'Nothing is left to credit: what was not spent is credited or carried over, once.'
      : `${formatDollars(leftToCredit)} of what was not spent can still be credited. It stands on the next invoice.`
  if (leftToCarry === 0) return 'Nothing is left to carry over.'
  return leftToCarry > 0
    ? `${formatDollars(leftToCarry)} were not spent. What is carried over raises the target of the next month.`
    : `${formatDollars(-leftToCarry)} were spent too much. What is carried over is taken off the target of the next month.`
}

/** What the section came to, in the words of the list. */
function Figures({ of: { budget, carriedIn, spend, invoiced } }: { readonly of: Month }): ReactElement {
  const variance = Math.round((spend - budget - carriedIn) * 100) / 100
  const figures = {
    'Media Budget': budget,
    ...(carriedIn === 0 ? {} : { 'Carried In': carriedIn }),
    Spend: spend,
    Variance: variance,
    'Invoice Amount': invoiced,
  }
  return (
    <dl className={styles.figures}>
      {Object.entries(figures).map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatDollars(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface NotesProps {
  readonly of: Month
  readonly onChange: (note: Note) => void
}

function Notes({ of: { notes, decides, runs }, onChange }: NotesProps): ReactElement {
  const { actor } = useSessionFacts()
  const isOwn = ({ outcome, userId }: Note): boolean =>
    outcome === 'Explained' && actor.kind === 'user' && userId === actor.id
  return (
    <ul className={styles.notes} aria-label="Notes">
      {notes.map((note) => (
        <li key={note.id} className={styles.note}>
          <div className={styles.head}>
            <Badge tone={tones[note.outcome]}>{note.outcome}</Badge>
            {note.amount !== null && <strong>{formatDollars(note.amount)}</strong>}
            <span className={styles.told}>
              {note.user.fullName}, {formatDate(note.createdAt)}
            </span>
            {note.locked === null && (decides || isOwn(note)) && (
              <>
                {!runs && (
                  <Button size="small" onClick={() => onChange(note)}>
                    Change
                  </Button>
                )}
                <Button size="small" onClick={() => void takeBack(note)}>
                  Take back
                </Button>
              </>
            )}
          </div>
          <span>{note.note}</span>
          {note.locked !== null && <span className={styles.told}>{note.locked}</span>}
        </li>
      ))}
    </ul>
  )
}

async function takeBack({ id, version }: Note): Promise<void> {
  try {
    await api.call('sectionSpendNotes.remove', { params: { id }, ifMatch: version })
    showSuccess('The note is taken back.')
  } catch (failure) {
    report(failure)
  } finally {
    settled()
  }
}
