import { useStore } from '@nanostores/react'
import type { User } from '@portal/core/policy/actor'
import { showsChat } from '@portal/core/policy/shell'
import { Icon, Sparkles } from '@portal/ui/icon'
import { lazy, Suspense, useState, type ReactElement } from 'react'
import { $routeName } from '../shell/layout.ts'
import { session } from '../shell/session.ts'
import styles from './chat-host.module.css'

const load = () => import('./chat.tsx')
const Chat = lazy(async () => ({ default: (await load()).Chat }))

/** The floating button of the chat, for whom it is open (shell 2.1, 2.9, 6); the chat itself comes when it is opened. */
export function ChatHost({ person }: { readonly person: User }): ReactElement | null {
  const user = useStore(session.$user)
  const routeName = useStore($routeName)
  // What the browser kept of the user may be old: the server says first what is open.
  const confirmed = useStore(session.$confirmed)
  const mine = user?.id === person.id && user.features.chat
  const shown =
    confirmed && showsChat(person, routeName ?? '', { enabled: mine, listedUsers: mine ? [person.id] : [] })
  return shown ? <Button key={person.id} userId={person.id} /> : null
}

function Button({ userId }: { readonly userId: number }): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-chat-button=""
        aria-label="AI assistant"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen((now) => !now)}
      >
        <Icon of={Sparkles} size={22} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Chat userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
