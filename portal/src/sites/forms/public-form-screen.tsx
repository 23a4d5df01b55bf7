import type { TypedAnswers } from '@portal/core/sites/forms/typed'
import { useState, type ReactElement } from 'react'
import { ByLink } from '../../access/guests/by-link.tsx'
import { GuestFrame } from '../../access/guests/guest-frame.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FilledForm } from './filled-form.tsx'

/** What was typed and not sent, on this device. */
const keptUnder = (publicId: string): string => `form:${publicId}`

function typedBefore(publicId: string): TypedAnswers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptUnder(publicId)) ?? '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as TypedAnswers) : {}
  } catch {
    return {}
  }
}

/** Where storage is refused, nothing is kept and everything else works. */
function keep(publicId: string, typed: TypedAnswers | null): void {
  try {
    if (typed === null) localStorage.removeItem(keptUnder(publicId))
    else localStorage.setItem(keptUnder(publicId), JSON.stringify(typed))
  } catch {
    // A browser that keeps nothing.
  }
}

/** `/forms/{publicId}`: a form for whoever has its address; what is typed stays on the device until it is sent. */
export function PublicFormScreen(): ReactElement {
  const publicId = useParam('publicId')
  const form = useCall('forms.open', { params: { publicId } })
  const [before] = useState(() => typedBefore(publicId))
  const [thanks, setThanks] = useState<string | null>(null)
  if (thanks !== null) return <GuestFrame title="Thank you" lead={thanks} />
  return (
    <ByLink
      of={form}
      what="form"
      title="Form"
      gone={{
        title: 'This form takes no answers any more',
        lead: 'It may have been closed or replaced. Please ask the person who sent it to you.',
      }}
    >
      {({ name, description, definition, versionNumber }) => (
        <GuestFrame title={name} {...(description === '' ? {} : { lead: description })}>
          <FilledForm
            definition={definition}
            versionNumber={versionNumber}
            label={name}
            from={before}
            keep={(typed) => keep(publicId, typed)}
            post={async (body, idempotencyKey) => {
              const sent = await api.call('forms.answer', { params: { publicId }, body, idempotencyKey })
              keep(publicId, null)
              setThanks(sent.thanks || 'Your answers have arrived.')
            }}
            upload={(file) => api.call('forms.putFile', { params: { publicId }, body: {}, files: [file] })}
            onChanged={() => refresh('forms.open')}
          />
        </GuestFrame>
      )}
    </ByLink>
  )
}
