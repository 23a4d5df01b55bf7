import { formatDay } from '@portal/core/foundation/format'
import { noteChannel, type NoteChannel } from '@portal/core/results/performance-notes/channels'
import { noteVariants, type NoteVariant } from '@portal/core/results/performance-notes/variants'
import { ErrorState } from '@portal/ui/error-state'
import { RichText } from '@portal/ui/rich-text'
import { Tabs } from '@portal/ui/tabs'
import { useState, type ReactElement } from 'react'
import styles from './note-generator.module.css'
import type { ChannelNote, Found, Results } from './question.ts'
import type { Selection } from './selection.ts'
import { VariantCard } from './variant-card.tsx'

/** The tab of the account manager's summary. */
export const summaryTab = 'summary'
export type ResultTab = NoteChannel | typeof summaryTab

/** What is said of a channel without figures. */
const noNotes = 'No notes found for the selected date range.'

interface ResultsStepProps {
  readonly channels: readonly NoteChannel[]
  readonly results: Results
  readonly selection: Selection
  readonly added: ReadonlySet<NoteChannel>
  readonly failed: ReadonlyMap<NoteChannel, string>
  readonly busy: boolean
  readonly onToggle: (channel: NoteChannel, variant: NoteVariant) => void
  readonly onRetry: (tab: ResultTab) => void
}

/** A tab for each channel and one for the summary. */
export function ResultsStep(props: ResultsStepProps): ReactElement {
  const { channels, results, selection, onRetry } = props
  const [wanted, setWanted] = useState<ResultTab>(channels[0] ?? summaryTab)
  const tabs = [
    ...channels.map((channel) => {
      const ticks = selection.get(channel)?.size ?? 0
      return { id: channel, label: noteChannel[channel].label, ...(ticks > 0 ? { count: ticks } : {}) }
    }),
    ...(isForClient(results) ? [] : [{ id: summaryTab, label: 'AM Summary' } as const]),
  ]
  return (
    <Tabs<ResultTab> label="Notes" tabs={tabs} selected={wanted} onSelect={setWanted}>
      {wanted === summaryTab ? (
        <Summary found={results.summary} onRetry={() => onRetry(summaryTab)} />
      ) : (
        <Channel
          {...props}
          channel={wanted}
          found={results.channels.get(wanted)}
          onRetry={() => onRetry(wanted)}
        />
      )}
    </Tabs>
  )
}

/** Who gets the client's variants alone has no summary either. */
const isForClient = ({ channels }: Results): boolean =>
  [...channels.values()].some(
    (found) => 'value' in found && found.value !== null && found.value.report.html.manager === undefined,
  )

const nothing = <p className={styles.nothing}>{noNotes}</p>

function Summary({
  found,
  onRetry,
}: {
  readonly found: Found<string>
  readonly onRetry: () => void
}): ReactElement {
  if ('failure' in found) return <ErrorState message={found.failure} onRetry={onRetry} />
  if (found.value.trim() === '') return nothing
  return (
    <div className={styles.summary}>
      <RichText html={found.value} />
    </div>
  )
}

interface ChannelProps extends Pick<
  ResultsStepProps,
  'selection' | 'added' | 'failed' | 'busy' | 'onToggle'
> {
  readonly channel: NoteChannel
  readonly found: Found<ChannelNote | null> | undefined
  readonly onRetry: () => void
}

function Channel({
  channel,
  found,
  selection,
  added,
  failed,
  busy,
  onToggle,
  onRetry,
}: ChannelProps): ReactElement {
  if (!found || 'failure' in found)
    return <ErrorState message={found?.failure ?? 'The notes are not here.'} onRetry={onRetry} />
  if (found.value === null) return nothing
  const { report, period, previousPeriod, writtenBy } = found.value
  const problem = failed.get(channel)
  const isAdded = added.has(channel)
  return (
    <>
      <p className={styles.about}>
        {formatDay(period.start)} to {formatDay(period.end)}, beside {formatDay(previousPeriod.start)} to{' '}
        {formatDay(previousPeriod.end)}.{' '}
        {writtenBy === 'model'
          ? 'Written by an AI model; every number was checked against the figures.'
          : 'Written by the portal from its own figures.'}
      </p>
      {isAdded && (
        <p role="status" className={styles.added}>
          Added as an activity.
        </p>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.variants}>
        {noteVariants.map((variant) => {
          const html = report.html[variant]
          return html === undefined ? null : (
            <VariantCard
              key={variant}
              variant={variant}
              html={html}
              ticked={selection.get(channel)?.has(variant) ?? false}
              disabled={busy || isAdded}
              onToggle={() => onToggle(channel, variant)}
            />
          )
        })}
      </div>
    </>
  )
}
