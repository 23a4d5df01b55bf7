import { messageFor, type ApiError } from '@portal/core/foundation/contract/api-error'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { GuestFrame } from './guest-frame.tsx'

interface ByLinkProps<T> {
  /** What the link opens, as `useCall` has it. */
  readonly of: {
    readonly data: T | undefined
    readonly error: ApiError | undefined
    readonly loading: boolean
    retry(): void
  }
  /** What it is called while it is not there: `form`. */
  readonly what: string
  readonly title: string
  /** What is said where nothing is open at the link any more. */
  readonly gone: { readonly title: string; readonly lead: string }
  readonly children: (data: T) => ReactElement
}

/** What stands at a link, for whoever has it: on its way, not there any more, out of reach, or there. */
export function ByLink<T>({
  of: { data, error, loading, retry },
  what,
  title,
  gone,
  children,
}: ByLinkProps<T>): ReactElement {
  if (data) return children(data)
  if (error?.status === 404 || error?.status === 422)
    return <GuestFrame title={gone.title} lead={gone.lead} />
  // What has ended says itself when.
  if (error?.status === 409) return <GuestFrame title={gone.title} lead={error.message} />
  return (
    <GuestFrame title={title}>
      {error ? (
        <ErrorState
          message={messageFor(error) ?? `The ${what} could not be opened.`}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <SkeletonText lines={6} label={`Loading the ${what}`} />
      )}
    </GuestFrame>
  )
}
