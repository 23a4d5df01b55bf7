import type { Answer } from '@portal/core/calls'
import { formatDay } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Button, LinkButton } from '@portal/ui/button'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { client as api } from '../../foundation/session/session.ts'
import { act } from './act.ts'

type Agreement = Answer<'agreements.get'>

/** What follows from an agreement that both have signed: its budgets, the onboarding of the client, and one that goes on with it. */
export function Becomes({ agreement }: { readonly agreement: Agreement }): ReactElement | null {
  const { can } = agreement
  if (can.createBudgets || (can.startOnboarding && !can.renew)) return <Begins agreement={agreement} />
  return can.renew || agreement.renewedBy ? <Renewal agreement={agreement} /> : null
}

/** What begins with it, each at a press. */
function Begins({ agreement }: { readonly agreement: Agreement }): ReactElement {
  const { services, can, client, startsAt, running } = agreement
  const create = (said: { readonly running?: 'goesOn' | 'beside' }): void =>
    void act(
      () => api.call('agreements.createBudgets', { params: { id: agreement.id }, body: said }),
      'The budgets are as it was agreed.',
    )
  const agreed = services.length === 1 ? 'its budget' : `${services.length} budgets`
  return (
    <Banner
      tone={running.length > 0 ? 'warning' : 'information'}
      title="Both have signed"
      actions={
        <>
          {can.startOnboarding && (
            <Button
              size="small"
              onClick={() =>
                void act(
                  () => api.call('onboarding.start', { body: { clientId: client.id, startsAt } }),
                  ({ tasks }) => `The onboarding of ${client.name} has begun with ${tasks} tasks.`,
                )
              }
            >
              Start onboarding
            </Button>
          )}
          {can.createBudgets && running.length === 0 && (
            <Button size="small" variant="primary" onClick={() => create({})}>
              {`Create ${agreed}`}
            </Button>
          )}
          {can.createBudgets && running.length > 0 && (
            <>
              <Button size="small" onClick={() => create({ running: 'beside' })}>
                {`Add ${agreed} beside`}
              </Button>
              <Button size="small" variant="primary" onClick={() => create({ running: 'goesOn' })}>
                Go on with what runs
              </Button>
            </>
          )}
        </>
      }
    >
      {can.createBudgets
        ? `${services.map(({ service, amount }) => `${service} ${formatDollars(amount)}`).join(', ')} from ${formatDay(startsAt)}. ${runsAlready(running)}`
        : 'Its budgets are made. What the client needs before the start is still to be begun.'}
    </Banner>
  )
}

/** What is charged for the same services already, so that nobody has it charged twice. */
const runsAlready = (running: Agreement['running']): string =>
  running.length === 0
    ? ''
    : `${running
        .map(({ service, budgets, amount }) =>
          budgets === 1
            ? `${service} runs already, at ${formatDollars(amount)} a month`
            : `${service} runs already in ${budgets} budgets, together ${formatDollars(amount)} a month`,
        )
        .join(
          '; ',
        )}. Either what runs goes on with the agreed amount, or the agreed budgets are added and both are invoiced.`

/** What goes on with it after its end. */
function Renewal({ agreement }: { readonly agreement: Agreement }): ReactElement {
  const { id, renewedBy, endsAt, state } = agreement
  const [, navigate] = useLocation()
  const renew = async (): Promise<void> => {
    const draft = await act(
      () => api.call('agreements.renew', { params: { id } }),
      'A draft goes on with it. Look it over and send it.',
    )
    if (draft) navigate(pathOf('agreement.show', { slug: draft.slug }))
  }
  return renewedBy ? (
    <Banner
      tone="information"
      actions={
        <LinkButton size="small" href={pathOf('agreement.show', { slug: renewedBy.slug })}>
          Open it
        </LinkButton>
      }
    >
      Another agreement goes on with this one.
    </Banner>
  ) : (
    <Banner
      tone="warning"
      actions={
        <Button size="small" variant="primary" onClick={() => void renew()}>
          Renew
        </Button>
      }
    >
      {state === 'Ended' ? 'It ended' : 'It ends'} on {formatDay(endsAt)}.
    </Banner>
  )
}
