import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { Answer } from '@portal/core/calls'
import { pathOf } from '@portal/core/foundation/routes'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { fetched } from '../foundation/errors/fetched.ts'
import { FetchedWhenIdle } from '../foundation/errors/fetched-when-idle.ts'
import { refresh } from '../foundation/session/query.ts'
import { client as api } from '../foundation/session/session.ts'

const LostDialog = fetched(() => import('./lost-dialog.tsx').then((m) => m.LostDialog))

export type Board = Answer<'opportunities.board'>
export type Stage = Board['stages'][number]

/** A lead that can be moved. */
export interface Movable {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly stageId: number
}

export interface MovesInUse {
  /** Where a lead stands: where it is being moved to, before the server has said so. */
  stageOf(lead: Movable): number
  move(lead: Movable, to: Stage): void
  /** Draw it once: the question why a lead was lost. */
  readonly dialog: ReactElement
}

interface Move {
  readonly lead: Movable
  readonly to: Stage
}

/** Moving leads between stages. One that somebody else moved meanwhile goes back to where it is, with the reason. */
export function useMoves(): MovesInUse {
  const [, navigate] = useLocation()
  const [under, setUnder] = useState<Readonly<Record<number, Move>>>({})
  const [losing, setLosing] = useState<Move | null>(null)

  const send = async ({ lead, to }: Move): Promise<void> => {
    setUnder((now) => ({ ...now, [lead.id]: { lead, to } }))
    try {
      await api.call('opportunities.move', {
        params: { id: lead.id },
        body: { stageId: to.id },
        ifMatch: lead.version,
      })
      showSuccess(`${lead.name} is in ${to.name}.`)
      // What is won goes on: its store, its agreement, its onboarding.
      if (to.kind === 'Won') navigate(pathOf('leads.detail', { leadId: lead.id }))
    } catch (error) {
      const sentence = messageFor(error)
      setUnder(({ [lead.id]: _gone, ...rest }) => rest)
      if (sentence !== null) showError(sentence)
    }
    refresh('opportunities')
  }
  return {
    // A newer version says itself where the lead is.
    stageOf: (lead) => {
      const move = under[lead.id]
      return move && move.lead.version === lead.version ? move.to.id : lead.stageId
    },
    move: (lead, to) => {
      if (to.id === lead.stageId) return
      if (to.kind === 'Lost') setLosing({ lead, to })
      else void send({ lead, to })
    },
    dialog: (
      <>
        <FetchedWhenIdle part={LostDialog} />
        {losing && <LostDialog key={losing.lead.id} {...losing} onClose={() => setLosing(null)} />}
      </>
    ),
  }
}
