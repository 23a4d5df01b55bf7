import { ApiError, defaultErrorMessage } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { LinkButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Check, TriangleAlert } from '@portal/ui/icon'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../../foundation/address/address.ts'
import { ScreenFallback } from '../../foundation/errors/fallbacks.tsx'
import { client as api, session, signedIn, type SecondFactorAsked } from '../../foundation/session/session.ts'
import { Door } from './door.tsx'
import { SecondStep } from '../second-factor/second-step.tsx'

/** `/auth/google/callback`: where Google sends the browser back to. */
export function GoogleCallbackScreen(): ReactElement {
  const [, navigate] = useLocation()
  const query = useQuery()
  const tenant = useStore(session.$tenant)
  const person = useStore(session.$user)
  const [failure, setFailure] = useState<string | null>(null)
  /** A code is good for one use. */
  const used = useRef(false)
  const code = query.get('code')
  const onward = useRef<string>(pathOf('home'))
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const enter = useCallback(() => navigate(onward.current, { replace: true }), [navigate])

  useEffect(() => {
    if (!tenant || code === null || used.current) return
    used.current = true
    const [state, iss] = [query.get('state'), query.get('iss')]
    api
      .call('tenants.googleCallback', {
        params: { id: String(tenant.id) },
        query: { code, ...(state === null ? {} : { state }), ...(iss === null ? {} : { iss }) },
      })
      .then(
        ({ redirect, ...answer }) => {
          onward.current = redirect ?? pathOf('home')
          if ('secondFactor' in answer) setAsked(answer)
          else signedIn(answer, enter)
        },
        (error: unknown) =>
          setFailure(error instanceof ApiError && error.fromServer ? error.message : defaultErrorMessage),
      )
  }, [tenant, code, query, enter])

  if (asked) {
    return (
      <Door foot="Your account asks for a second factor, however you sign in.">
        <SecondStep asked={asked} onIn={enter} onBack={() => navigate(pathOf('login'), { replace: true })} />
      </Door>
    )
  }
  // By the back button, or an address kept from long ago: nothing is wrong.
  if (code === null && person) {
    return (
      <div>
        <h1 className="ap-unseen">Google Sign-in</h1>
        <EmptyState
          icon={Check}
          title="You are signed in"
          actions={
            <LinkButton href={pathOf('home')} variant="primary">
              Go to your dashboard
            </LinkButton>
          }
        >
          {`As ${person.email}. There is nothing left to do here.`}
        </EmptyState>
      </div>
    )
  }
  // Whoever says no at Google comes back with an error instead of a code (RFC 6749, 4.1.2.1).
  const told = code === null ? 'You did not sign in with Google.' : failure
  if (told === null) return <ScreenFallback />
  return (
    <div role="alert">
      <h1 className="ap-unseen">Google Sign-in</h1>
      <EmptyState
        icon={TriangleAlert}
        title="You are not signed in"
        actions={
          <LinkButton href={pathOf('login')} variant="primary">
            Back to sign in
          </LinkButton>
        }
      >
        {told}
      </EmptyState>
    </div>
  )
}
