import type { Answer } from '@portal/core/calls'
import { fieldOfClientData } from '@portal/core/clients/data/field-of-type'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import type { Fields } from '@portal/core/foundation/contract/field'
import { Card } from '@portal/ui/card'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, FormGrid, FormSection, useForm } from '../../platform/parts/form/index.ts'

type Facts = Answer<'clientData.ofClient'>

/** What this agency writes down of a client beside its usual facts; nothing is drawn where it keeps none. */
export function ClientDataForm({
  clientId,
  locked,
}: {
  readonly clientId: number
  readonly locked: boolean
}): ReactElement | null {
  const { data } = useCall('clientData.ofClient', { params: { id: clientId } })
  if (!data || data.length === 0) return null
  // Another set of types is another form.
  return <FactsForm key={data.map(({ id }) => id).join()} clientId={clientId} facts={data} locked={locked} />
}

const nameOf = (id: number): string => `field${id}`

function FactsForm({
  clientId,
  facts,
  locked,
}: {
  readonly clientId: number
  readonly facts: Facts
  readonly locked: boolean
}): ReactElement {
  const fields: Fields = Object.fromEntries(facts.map((fact) => [nameOf(fact.id), fieldOfClientData(fact)]))
  const form = useForm({
    fields,
    from: Object.fromEntries(facts.map(({ id, value }) => [nameOf(id), value])),
    // What nobody touched is not sent: somebody else may have changed it meanwhile.
    save: (_, { changed, options }) =>
      api.call('clientData.save', {
        params: { id: clientId },
        body: {
          values: facts
            .filter(({ id }) => nameOf(id) in changed)
            .map(({ id }) => {
              const value = changed[nameOf(id)]
              return { id, value: value === undefined || typeof value === 'object' ? null : value }
            }),
        },
        ...options,
      }),
    saved: () => {
      refresh('clientData')
      showSuccess(defaultSuccessMessage)
    },
  })
  return (
    <Form
      of={form}
      label="More about this client"
      saveLabel="Save facts"
      withoutButtons={locked || !form.dirty}
    >
      <Card>
        <FormSection
          title="More about this client"
          description="What this agency writes down of every client."
        >
          <FormGrid>
            {facts.map(({ id, value, words }) => (
              <FormField
                key={id}
                of={form}
                name={nameOf(id)}
                disabled={locked}
                known={words !== null && typeof value === 'number' ? { value, label: words } : null}
              />
            ))}
          </FormGrid>
        </FormSection>
      </Card>
    </Form>
  )
}
