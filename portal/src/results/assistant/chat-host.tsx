import { useStore } from '@nanostores/react'
import { showsChat } from '@portal/core/foundation/policy/shell'
import { Icon, Sparkles } from '@portal/ui/icon'
import { useRef, useState, type ReactElement } from 'react'
import { $routeName } from '../../foundation/browser/layout.ts'
import { session } from '../../foundation/session/session.ts'
import styles from './chat-host.module.css'
import { useFreePlace } from './out-of-the-way.ts'
import { fetched } from '../../foundation/errors/fetched.ts'

const Chat = fetched(() => import('./chat.tsx').then((m) => m.Chat))

/** The floating button of the chat, for whom it is open; the chat itself comes when it is opened. */
export function ChatHost(): ReactElement | null {
  const actor = useStore(session.$actor)
  const user = useStore(session.$user)
  const routeName = useStore($routeName)
  const mine = user?.features.chat === true
  const shown = showsChat(actor, routeName ?? '', {
    enabled: mine,
    listedUsers: user && mine ? [user.id] : [],
  })
  return user && shown ? <Button key={user.id} userId={user.id} /> : null
}

function Button({ userId }: { readonly userId: number }): ReactElement {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { up, aside } = useFreePlace(button, !open)
  return (
    <>
      <button
        ref={button}
        type="button"
        style={{ translate: `0 ${-up}px` }}
        data-aside={aside || undefined}
        className={styles.button}
        data-chat-button=""
        aria-label="AI assistant"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void Chat.fetch().catch(() => undefined)}
        onClick={() => setOpen((now) => !now)}
      >
        <Icon of={Sparkles} size={22} />
      </button>
      {open && <Chat userId={userId} onClose={() => setOpen(false)} />}
    </>
  )
}
