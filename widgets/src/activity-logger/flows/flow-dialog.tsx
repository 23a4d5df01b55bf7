import {
  back,
  begin,
  canGoBack,
  may,
  move,
  offers,
  shown,
  type FlowState,
} from '@portal/core/work/activities/flows/machine'
import { noteOf, type FlowNote } from '@portal/core/work/activities/flows/note'
import type { FlowName } from '@portal/core/work/activities/flows/flow-for'
import { flows, type Happening } from '@portal/core/work/activities/flows/flows'
import { previousPeriod } from '@portal/core/results/metrics/periods'
import type { Client } from '@portal/core/client'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { ChevronLeft } from '@portal/ui/icon'
import type { KeyboardEvent, ReactElement } from 'react'
import styles from './flow.module.css'
import { FlowStep } from './flow-step.tsx'
import { useFigures } from './use-figures.ts'

interface FlowDialogProps {
  readonly client: Client
  readonly flow: FlowName
  readonly clientId: number
  readonly clientName: string
  readonly sectionId: number | null
  /** Where it was left; null for the beginning. */
  readonly kept: FlowState | null
  readonly onState: (state: FlowState) => void
  /** The flow is at its end: this is what it comes to. */
  readonly onDone: (note: FlowNote) => void
  readonly onClose: () => void
}

/** px. */
const width = 960

const words = { cancel: 'Cancel', done: 'Done', next: 'Next' } as const
const buttons = ['cancel', 'done', 'next'] as const

/** A guided flow over the logger: one step at a time, Back keeps every answer. */
export function FlowDialog({
  client,
  flow,
  clientId,
  clientName,
  sectionId,
  kept,
  onState,
  onDone,
  onClose,
}: FlowDialogProps): ReactElement {
  const state = kept ?? begin(flow)
  const figures = useFigures({ client, clientId, sectionId, state, onState })
  const happen = (on: Happening): void => {
    const next = move(state, on)
    const { start, end } = next.answers
    if (next.step === 'done')
      onDone(noteOf(next, start === '' || end === '' ? null : previousPeriod({ start, end })))
    else onState(next)
  }
  const offered = buttons.filter((on) => offers(state, on))
  const primary = offered.at(-1)
  const goOnByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    if (primary && primary !== 'cancel') happen(primary)
  }
  const step = shown(state)
  return (
    <Dialog
      open
      title={flows[flow].title}
      description={clientName}
      width={width}
      persistent
      escapeCloses
      onClose={onClose}
      footer={
        (offered.length > 0 || canGoBack(state)) && (
          <>
            {canGoBack(state) && step !== 'loading' && (
              <Button variant="ghost" icon={ChevronLeft} onClick={() => onState(back(state))}>
                Back
              </Button>
            )}
            <span className={styles.between} />
            {offered.map((on) => (
              <Button
                key={on}
                variant={on === primary && on !== 'cancel' ? 'primary' : 'secondary'}
                disabled={!may(state, on)}
                onClick={() => happen(on)}
              >
                {words[on]}
              </Button>
            ))}
          </>
        )
      }
    >
      <div className={styles.flow} onKeyDown={goOnByKey}>
        {step !== null && (
          <FlowStep
            key={state.step}
            step={step}
            state={state}
            figures={figures}
            onState={onState}
            happen={happen}
          />
        )}
      </div>
    </Dialog>
  )
}
