import { pathOf } from '@portal/core/foundation/routes'
import { ErrorState } from '@portal/ui/error-state'
import type { ReactElement, ReactNode } from 'react'
import styles from './continue-as.module.css'

interface ForWidgetProps {
  /** Where one goes on to after signing in. */
  readonly redirect: string | null
  readonly children: ReactNode
}

/**
 * Around the way in, in the window of a widget: names the page that asks. A
 * page that keeps its windows apart never gets the answer, and is told so
 * before anybody types a password.
 */
export function ForWidget({ redirect, children }: ForWidgetProps): ReactElement {
  if (!redirect?.startsWith(`${pathOf('embed.sign-in')}?`)) return <>{children}</>
  if (!hasOpener()) return <CutOff />
  const origin = new URLSearchParams(redirect.split('?')[1]).get('origin') ?? ''
  return (
    <>
      <p className={styles.lead}>
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
    message="Open this window from a page that has an agency widget. If you did, that page keeps its windows apart: its developer sets Cross-Origin-Opener-Policy to same-origin-allow-popups there, or lets its server sign assertions."
  />
)

/** Whether a page opened this window and is still within reach. */
const hasOpener = (): boolean => {
  const page: Window | null = window.opener
  return page !== null
}
