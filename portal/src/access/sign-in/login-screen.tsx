import { useStore } from '@nanostores/react'
import { safeRedirect } from '@portal/core/access/sign-in/redirect'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { LinkButton } from '@portal/ui/button'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { ForWidget } from '../embed/for-widget.tsx'
import { ScreenFallback } from '../../foundation/errors/fallbacks.tsx'
import { $linkEnded } from '../../foundation/session/guest.ts'
import { session, type SecondFactorAsked } from '../../foundation/session/session.ts'
import { Door } from './door.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-form.module.css'
import { OtherWays } from './other-ways.tsx'
import { fetched } from '../../foundation/errors/fetched.ts'

const SecondStep = fetched(
  () => import('../second-factor/second-step.tsx').then((m) => m.SecondStep),
  <ScreenFallback />,
)
const ForgottenPassword = fetched(
  () => import('../passwords/forgotten-password.tsx').then((m) => m.ForgottenPassword),
  <ScreenFallback />,
)

const notALink =
  'The link you opened is not a guest link that works: a letter may be missing at its end. Open it again from the message that you were sent, or ask whoever sent it for a new one.'
const ended =
  'The guest link of this report has ended: its last day is over, or it was revoked. Open it again to ask for a new one.'

/** The way in: the password, then the second factor where there is one; or a new password. */
export function LoginScreen(): ReactElement {
  const guest = useStore(session.$guest)
  const linkEnded = useStore($linkEnded)
  const [, navigate] = useLocation()
  const tenant = useStore(session.$tenant)
  const query = useQuery()
  const setQuery = useSetQuery()
  const redirect = safeRedirect(query.get('redirect'))
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const enter = (): void => navigate(redirect ?? pathOf('home'), { replace: true })
  const problem = query.get('link') === 'unknown' ? notALink : linkEnded ? ended : null
  const forgotten = query.get('forgot') !== null
  return (
    <Door foot="No account yet? Your administrator can help.">
      {asked ? (
        <SecondStep asked={asked} onIn={enter} onBack={() => setAsked(null)} />
      ) : forgotten ? (
        <ForgottenPassword email={email} onEmail={setEmail} onBack={() => setQuery({ forgot: null })} />
      ) : (
        <ForWidget redirect={redirect}>
          {problem && (
            <div className={styles.notice}>
              <Banner tone="warning" announce>
                {problem} People who work here sign in below.
              </Banner>
            </div>
          )}
          <LoginForm
            email={email}
            onEmail={setEmail}
            returning={redirect !== null}
            onIn={enter}
            onSecondFactor={setAsked}
            onForgotten={() => setQuery({ forgot: 'yes' })}
          />
          {guest && (
            <div className={styles.back}>
              <LinkButton href={guest.path} wide>
                Back to the report of {guest.client.name}
              </LinkButton>
            </div>
          )}
          {tenant && <OtherWays tenantId={tenant.id} onIn={enter} />}
        </ForWidget>
      )}
    </Door>
  )
}
