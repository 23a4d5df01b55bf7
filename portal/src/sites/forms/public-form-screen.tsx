import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { TypedAnswers } from '@portal/core/sites/forms/typed'
import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import { useRef, useState, type ReactElement } from 'react'
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
  const { data, error, loading, retry } = useCall('forms.open', { params: { publicId } })
  const [thanks, setThanks] = useState<string | null>(null)
  /** What stands in the controls now: a form that was changed meanwhile begins with it. */
  const typed = useRef<TypedAnswers | null>(null)
  typed.current ??= typedBefore(publicId)
  if (thanks !== null) return <GuestFrame title="Thank you" lead={thanks} />
  if (error && !data)
    return error.status === 404 || error.status === 422 ? (
      <GuestFrame
        title="This form takes no answers any more"
        lead="It may have been closed or replaced. Please ask the person who sent it to you."
      />
    ) : (
      <GuestFrame title="Form">
        <ErrorState
          message={messageFor(error) ?? 'The form could not be opened.'}
          onRetry={retry}
          retrying={loading}
        />
      </GuestFrame>
    )
  if (!data)
    return (
      <GuestFrame title="Form">
        <SkeletonText lines={6} label="Loading the form" />
      </GuestFrame>
    )
  return (
    <GuestFrame title={data.name} {...(data.description === '' ? {} : { lead: data.description })}>
      <FilledForm
        definition={data.definition}
        versionNumber={data.versionNumber}
        label={data.name}
        from={typed.current}
        keep={(next) => {
          typed.current = next
          keep(publicId, next)
        }}
        post={async (body, idempotencyKey) => {
          const sent = await api.call('forms.answer', { params: { publicId }, body, idempotencyKey })
          keep(publicId, null)
          setThanks(sent.thanks || 'Your answers have arrived.')
        }}
        upload={(file) => api.call('forms.putFile', { params: { publicId }, body: {}, files: [file] })}
        onChanged={() => refresh('forms.open')}
      />
    </GuestFrame>
  )
}
