import { pathOf } from '@portal/core/foundation/routes'
import type { CurrentUser } from '@portal/core/access/session/session'
import { avatarAddress } from '@portal/core/access/users/constants'
import { Avatar } from '@portal/ui/avatar'
import { Button, LinkButton } from '@portal/ui/button'
import type { ReactElement } from 'react'
import styles from './continue-as.module.css'

interface ContinueAsProps {
  readonly user: CurrentUser
  /** Of the page that will work in their name. */
  readonly origin: string
  readonly onContinue: () => void
}

/** Says who would be signed in on a page of another origin, and lets them choose (decision 0295). */
export function ContinueAs({ user, origin, onContinue }: ContinueAsProps): ReactElement {
  const here = location.pathname + location.search
  return (
    <div className={styles.choice}>
      <div>
        <h1 className={styles.title}>Choose an account</h1>
        <p className={styles.lead}>
          The widgets on <strong>{hostOf(origin)}</strong> will work in the name of the account that you
          choose.
        </p>
      </div>
      <div className={styles.person}>
        <Avatar fullName={user.fullName} src={avatarAddress(user)} />
        <p className={styles.who}>
          <strong>{user.fullName}</strong>
          <span>{user.email}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" wide autoFocus onClick={onContinue}>
          Continue as {user.fullName}
        </Button>
        <LinkButton wide href={`${pathOf('logout')}?redirect=${encodeURIComponent(here)}`}>
          Use another account
        </LinkButton>
        <p className={styles.hint}>Another account takes the place of {user.firstName} in this browser.</p>
      </div>
    </div>
  )
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : origin)
