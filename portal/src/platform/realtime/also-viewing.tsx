import { useStore } from '@nanostores/react'
import { alsoViewing, otherViewers, subjectKey, type Subject } from '@portal/core/platform/realtime/events'
import { Avatar } from '@portal/ui/avatar'
import { useEffect, type ReactElement } from 'react'
import { session } from '../../foundation/session/session.ts'
import styles from './also-viewing.module.css'
import { $viewers, watch } from './connection.ts'

/** Faces shown before the rest is a number. */
const mostFaces = 3

/** Who else has a record open at this moment; nothing where nobody has. */
export function AlsoViewing({ kind, id }: Subject): ReactElement | null {
  const viewers = useStore($viewers)[subjectKey({ kind, id }) ?? '']
  const self = useStore(session.$user)?.id
  useEffect(() => watch({ kind, id }), [kind, id])
  const others = self === undefined ? [] : otherViewers(viewers ?? [], self)
  const words = alsoViewing(others)
  return (
    <span className={styles.place} role="status">
      {words !== null && (
        <span className={styles.viewers} title={others.map(({ fullName }) => fullName).join(', ')}>
          <span className={styles.faces}>
            {others.slice(0, mostFaces).map(({ userId, fullName }) => (
              <Avatar key={userId} fullName={fullName} src={null} size={24} />
            ))}
          </span>
          {words}
        </span>
      )}
    </span>
  )
}
