import type { Fields } from '@portal/core/foundation/contract/field'
import { claimStates, nextClaimStates, type ClaimState } from '@portal/core/programs/coop/claims'
import { coopClaims } from '@portal/core/programs/coop/lists'
import { Button } from '@portal/ui/button'
import { ChevronDown } from '@portal/ui/icon'
import { Menu } from '@portal/ui/menu'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { looksOf } from '../../platform/parts/records/entry-form.ts'
import { RecordDialog } from '../../platform/parts/records/fetched-later.ts'
import { keptCalls } from '../../platform/parts/records/kept-calls.ts'

interface ClaimToChange {
  readonly id: number
  readonly state: string
  /** Dollars that are asked back. */
  readonly claimed: number
  /** Kinds of proof that it lacks: until there is none it is not ready. */
  readonly missing: readonly string[]
}

const { fields } = coopClaims

/** What must be said of a claim that comes into a state, beside the state. */
const askedIn: Readonly<Partial<Record<ClaimState, Fields>>> = {
  Paid: { paid: { ...fields.paid, required: true } },
  Rejected: { reason: { ...fields.reason, required: true } },
}

const changed = (): void => refresh('coopClaims')
const noProblems = () => ({})

/** Takes a claim on from its own page: into its next state, or into a form of all its fields. */
export function ClaimSteps({ claim }: { readonly claim: ClaimToChange }): ReactElement {
  const { id, claimed } = claim
  const state = claimStates.find((one) => one === claim.state) ?? 'Not started'
  const [asking, setAsking] = useState<ClaimState | 'all' | null>(null)
  const [waiting, setWaiting] = useState(false)
  const close = (): void => setAsking(null)
  const go = async (to: ClaimState): Promise<void> => {
    if (askedIn[to]) return setAsking(to)
    setWaiting(true)
    try {
      await api.call('coopClaims.update', { params: { id }, body: { state: to } })
      changed()
      showSuccess(`The claim is marked as ${to}.`)
    } catch (failure) {
      report(failure)
    }
    setWaiting(false)
  }
  const asked = asking === null || asking === 'all' ? undefined : askedIn[asking]
  return (
    <>
      <Button onClick={() => setAsking('all')}>Edit</Button>
      <Menu
        placement="bottom-end"
        items={nextClaimStates[state]
          .filter((to) => to !== 'Ready' || claim.missing.length === 0)
          .map((to) => ({ label: to, onSelect: () => void go(to) }))}
        trigger={(trigger) => (
          <Button {...trigger} iconAfter={ChevronDown} loading={waiting}>
            Mark as
          </Button>
        )}
      />
      {asked && (
        <RecordDialog
          title={asking === 'Paid' ? 'Mark as paid' : 'Mark as rejected'}
          fields={asked}
          looks={{}}
          from={{ paid: claimed, reason: '' }}
          // What is offered is saved as it stands.
          isNew
          check={noProblems}
          save={(sent) =>
            api.call('coopClaims.update', { params: { id }, body: { ...sent, state: asking as ClaimState } })
          }
          saved={changed}
          onClose={close}
        />
      )}
      {asking === 'all' && <WholeClaim id={id} onClose={close} />}
    </>
  )
}

/** Every field of a claim, read as it is now. */
function WholeClaim({
  id,
  onClose,
}: {
  readonly id: number
  readonly onClose: () => void
}): ReactElement | null {
  const { data } = useCall('coopClaims.get', { params: { id } })
  if (!data) return null
  return (
    <RecordDialog
      title="Edit claim"
      fields={fields}
      looks={looksOf(coopClaims)}
      from={data}
      isNew={false}
      check={noProblems}
      save={(_sent, { options, changed: changes }) =>
        keptCalls(coopClaims).update(id, changes, { ...options })
      }
      saved={changed}
      reload={() => keptCalls(coopClaims).get(id)}
      onClose={onClose}
    />
  )
}
