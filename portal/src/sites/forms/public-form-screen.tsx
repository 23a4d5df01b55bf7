import type { TypedAnswers } from '@portal/core/sites/forms/typed'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { useMemo, useState, type ReactElement } from 'react'
import { ByLink } from '../../access/guests/by-link.tsx'
import { GuestFrame } from '../../access/guests/guest-frame.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { useQuery } from '../../foundation/address/address.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { clientWords } from './client-words.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FilledForm } from './filled-form.tsx'

/**
 * What was typed and not sent, on this device.
 * @param of the form, or the link of somebody: who is asked for two stores fills in two forms
 */
const keptUnder = (of: string): string => `form:${of}`

function typedBefore(of: string): TypedAnswers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptUnder(of)) ?? '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as TypedAnswers) : {}
  } catch {
    return {}
  }
}

/** Where storage is refused, nothing is kept and everything else works. */
function keep(of: string, typed: TypedAnswers | null): void {
  try {
    if (typed === null) localStorage.removeItem(keptUnder(of))
    else localStorage.setItem(keptUnder(of), JSON.stringify(typed))
  } catch {
    // A browser that keeps nothing.
  }
}

/** The last part of somebody's own link. */
const isLink = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What employees choose from where a form asks for a client; everybody else types it. */
function useClients(): readonly string[] | undefined {
  const { actor } = useSessionFacts()
  const { data } = useCall('clients.simpleList', actor.kind === 'user' && isEmployee(actor) ? {} : null)
  return useMemo(() => data && clientWords(data), [data])
}

/** `/forms/{publicId}`: a form for whoever has its address; what is typed stays on the device until it is sent. */
export function PublicFormScreen(): ReactElement {
  const publicId = useParam('publicId')
  const asked = useQuery().get('for')
  const own: { readonly for?: string } = asked !== null && isLink.test(asked) ? { for: asked } : {}
  const form = useCall('forms.open', { params: { publicId }, query: own })
  const clients = useClients()
  const draftOf = own.for ?? publicId
  const [before] = useState(() => typedBefore(draftOf))
  const [thanks, setThanks] = useState<string | null>(null)
  if (thanks !== null) return <GuestFrame title="Thank you" lead={thanks} />
  return (
    <ByLink
      of={form}
      what="form"
      title="Form"
      gone={{
        title: 'This form takes no answers any more',
        lead: 'It may have been closed or replaced, your link may have ended, or you have answered it. Please ask the person who sent it to you.',
      }}
    >
      {({ name, client, description, definition, versionNumber }) => (
        <GuestFrame
          title={client === null ? name : `${name} for ${client}`}
          {...(description === '' ? {} : { lead: description })}
        >
          <FilledForm
            definition={definition}
            versionNumber={versionNumber}
            label={name}
            from={before}
            keep={(typed) => keep(draftOf, typed)}
            post={async (body, idempotencyKey) => {
              const sent = await api.call('forms.answer', {
                params: { publicId },
                body: { ...body, ...own },
                idempotencyKey,
              })
              keep(draftOf, null)
              setThanks(sent.thanks || 'Your answers have arrived.')
            }}
            upload={(file) =>
              api.call('forms.putFile', { params: { publicId }, query: own, body: {}, files: [file] })
            }
            clients={clients}
            onChanged={() => refresh('forms.open')}
          />
        </GuestFrame>
      )}
    </ByLink>
  )
}
