import { pathOf } from '@portal/core/foundation/routes'
import type { ReactElement, ReactNode } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import styles from './continue-as.module.css'

interface ForWidgetProps {
  /** Where one goes on to after signing in. */
  readonly redirect: string | null
  readonly children: ReactNode
}

/** Around the way in, in the window of a widget: names the page that asks. */
export function ForWidget({ redirect, children }: ForWidgetProps): ReactElement {
  if (!redirect?.startsWith(`${pathOf('embed.sign-in')}?`)) return <>{children}</>
  const asked = new URLSearchParams(redirect.split('?')[1])
  if (!hasOpener() && !asked.has('challenge')) return <CutOff />
  const origin = asked.get('origin') ?? ''
  return (
    <>
      <p className={styles.asked}>
        Sign in to use the widgets on <strong>{URL.canParse(origin) ? new URL(origin).host : origin}</strong>.
      </p>
      {children}
    </>
  )
}

/** In a window that knows no page which waits for it. */
export const CutOff = (): ReactElement => (
  <ErrorState
    title="Nothing to sign in to"
    message="Open this window from a page that has an agency widget."
  />
)

/** Whether a page opened this window and is still within reach. */
const hasOpener = (): boolean => {
  const page: Window | null = window.opener
  return page !== null
}
