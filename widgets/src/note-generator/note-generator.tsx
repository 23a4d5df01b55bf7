import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import type { NoteChannel } from '@portal/core/results/performance-notes/channels'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { ChevronLeft } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { ChooseStep } from './choose-step.tsx'
import styles from './note-generator.module.css'
import {
  isComplete,
  readAll,
  readNote,
  readSummary,
  type Chosen,
  type Found,
  type ChannelNote,
  type Results,
} from './question.ts'
import { ResultsStep, summaryTab, type ResultTab } from './results-step.tsx'
import { bodyOf, tickedChannels, tickedVariants, toggled, usedReports, type Selection } from './selection.ts'
import { completeUsage, startUsage } from './usage.ts'
import { useAdding } from './use-adding.ts'

export interface NoteGeneratorProps {
  readonly client: Client
  readonly clientId: number
  readonly clientName: string
  /** Whose use is recorded. */
  readonly userId: number
  /** Whether this person may log activities; the notes can be read all the same. */
  readonly mayLog: boolean
  /** Told of each activity that was added. */
  readonly onAdded: (activity: Answer<'activities.create'>) => void
  readonly onClose: () => void
}

/** px. */
const width = 1024

type Step = 'step1' | 'step2-loading' | 'step2'

const nobody: Selection = new Map()

/** The dialog that writes performance notes and makes activities of them. */
export function NoteGenerator({
  client,
  clientId,
  clientName,
  userId,
  mayLog,
  onAdded,
  onClose,
}: NoteGeneratorProps): ReactElement {
  const [step, setStep] = useState<Step>('step1')
  const [chosen, setChosen] = useState<Chosen>({ channels: [], start: '', end: '' })
  const [results, setResults] = useState<Results | null>(null)
  const [selection, setSelection] = useState<Selection>(nobody)
  const adding = useAdding(client, clientId, onAdded)
  const usage = useRef<Promise<number | null>>(Promise.resolve(null))
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])

  const next = (): void => {
    const controller = new AbortController()
    waiting.current = controller
    setStep('step2-loading')
    setSelection(nobody)
    adding.reset()
    usage.current = startUsage(client, { clientId, userId }, chosen)
    void readAll(client, clientId, chosen, controller.signal).then((read) => {
      if (controller.signal.aborted) return
      setResults(read)
      setStep('step2')
    })
  }
  const back = (): void => {
    waiting.current?.abort()
    setStep('step1')
  }
  const retry = async (tab: ResultTab): Promise<void> => {
    if (tab === summaryTab) {
      const summary = await readSummary(client, clientId, chosen)
      setResults((now) => now && { ...now, summary })
      return
    }
    const note = await readNote(client, clientId, chosen, tab)
    setResults((now) => now && { ...now, channels: new Map([...now.channels, [tab, note]]) })
  }
  const ticked = tickedChannels(selection)
  const left = ticked.filter((channel) => !adding.added.has(channel))
  const submit = async (): Promise<void> => {
    const there = await adding.add(
      ticked.flatMap((channel) => {
        const note = noteOf(results?.channels.get(channel))
        return note ? [{ channel, body: bodyOf(note.report.html, tickedVariants(selection, channel)) }] : []
      }),
    )
    const id = await usage.current
    if (id !== null && there.size > 0)
      await completeUsage(client, id, usedReports(selection, [...there] satisfies NoteChannel[]))
    if (ticked.every((channel) => there.has(channel))) onClose()
  }
  return (
    <Dialog
      open
      title="AI Performance Notes"
      description={clientName}
      width={width}
      persistent
      escapeCloses
      onClose={onClose}
      footer={
        <>
          {step !== 'step1' && (
            <Button variant="ghost" icon={ChevronLeft} disabled={adding.busy} onClick={back}>
              Back
            </Button>
          )}
          <span className={styles.between}>
            {step === 'step2' && !mayLog && 'Only employees add activities.'}
          </span>
          {step === 'step1' && (
            <Button variant="primary" disabled={!isComplete(chosen)} onClick={next}>
              Next
            </Button>
          )}
          {step === 'step2' && (
            <Button
              variant="primary"
              loading={adding.busy}
              disabled={!mayLog || left.length === 0}
              onClick={() => void submit()}
            >
              Add Selected Reports
            </Button>
          )}
        </>
      }
    >
      <div className={styles.generator}>
        {step === 'step1' && <ChooseStep chosen={chosen} onChange={setChosen} />}
        {step === 'step2-loading' && <Waiting />}
        {step === 'step2' && results && (
          <ResultsStep
            channels={chosen.channels}
            results={results}
            selection={selection}
            added={adding.added}
            failed={adding.failed}
            busy={adding.busy}
            onToggle={(channel, variant) => setSelection((now) => toggled(now, channel, variant))}
            onRetry={(tab) => void retry(tab)}
          />
        )}
      </div>
    </Dialog>
  )
}

const noteOf = (found: Found<ChannelNote | null> | undefined): ChannelNote | null =>
  found && 'value' in found ? found.value : null

const Waiting = (): ReactElement => (
  <div role="status" aria-label="Writing the notes" className={styles.waiting}>
    <p className={styles.about}>Reading the figures and writing the notes. This can take a moment.</p>
    <Skeleton height={36} />
    <Skeleton height={120} />
    <Skeleton height={120} />
  </div>
)
