import { isPerson } from '@portal/core/foundation/policy/actor'
import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import { MenuButton } from '@portal/ui/menu'
import type { ReactElement } from 'react'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { reportsOfClient } from '../overview/reports-of-client.ts'

/** From the insights of a client to all else there is of it: people outside of the agency have no other way there. */
export function OtherReports({ slug }: { readonly slug: string }): ReactElement | null {
  const facts = useSessionFacts()
  if (!isPerson(facts.actor)) return null
  const others = reportsOfClient(slug, facts).filter(({ name }) => name !== 'clients.insights')
  const papers = facts.actor.userType === 'Client' && mayOpen('clients.invoices', facts, { slug })
  return (
    <MenuButton
      label="More reports"
      placement="bottom-end"
      items={[
        ...others.map(({ label, href }) => ({ label, href })),
        ...(papers
          ? ([
              'line',
              { label: 'Invoices, budgets and agreements', href: pathOf('clients.invoices', { slug }) },
            ] as const)
          : []),
      ]}
    />
  )
}
