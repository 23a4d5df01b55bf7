import { useStore } from '@nanostores/react'
import { chatWords } from '@portal/core/results/assistant/words'
import { Button } from '@portal/ui/button'
import { classNames } from '@portal/ui/class-names'
import { ArrowDown, Icon, RotateCcw } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import type { Conversation } from './conversation.ts'
import { Message, type Person } from './message.tsx'
import styles from './messages.module.css'
import { useStickToEnd } from './use-stick-to-end.ts'

interface MessagesProps {
  readonly conversation: Conversation
  readonly assistant: string
  readonly user: Person
  readonly origin: string
  /** The list of chats is in its place. */
  readonly hidden: boolean
  onRetry(): void
  /** A link to a screen was followed. */
  readonly onFollowed?: (() => void) | undefined
  /** A choice of an answer was pressed: a message to send, or to go on with. */
  onSaid(text: string, sends: boolean): void
  /** What an answer offers a file by was pressed. */
  onFile(pressed: Element): void
}

/** What was said, the latest at the end, which stays in sight unless one scrolls up. */
export function Messages({
  conversation,
  assistant,
  user,
  origin,
  hidden,
  onRetry,
  onFollowed,
  onSaid,
  onFile,
}: MessagesProps): ReactElement {
  const messages = useStore(conversation.$messages)
  const state = useStore(conversation.$state)
  const sessionId = useStore(conversation.$sessionId)
  // The rest of an answer is asked for as long as nothing was said after it.
  const unfinished = state === 'ready' && !hidden ? messages.findLast(({ type }) => type !== 'system') : null
  const { scroller, away, toEnd } = useStickToEnd([messages, state, hidden], sessionId)
  return (
    <div className={classNames(styles.place, hidden && styles.hidden)}>
      <div
        ref={scroller}
        className={styles.messages}
        role="log"
        aria-label="Conversation"
        aria-live="polite"
        // An answer is read out when it is whole, not at every word.
        aria-busy={state === 'answering'}
        // What scrolls must be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onClick={(event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null
          if (link && link.target === '') onFollowed?.()
          const said = event.target instanceof Element ? event.target.closest('[data-say]') : null
          const text = said?.getAttribute('data-say') ?? ''
          const filed = event.target instanceof Element ? event.target.closest('[data-file]') : null
          if (filed) onFile(filed)
          if (text !== '') onSaid(text, said?.hasAttribute('data-sends') === true)
        }}
      >
        {messages.map((message, place) => (
          <Message
            key={message.id}
            message={message}
            assistant={assistant}
            user={user}
            origin={origin}
            growing={state === 'answering' && place === messages.length - 1}
          >
            {message.cut && message === unfinished && (
              <Button size="small" onClick={conversation.goOn}>
                {chatWords.goOn}
              </Button>
            )}
            {message.hasRetry && (
              <Button size="small" icon={RotateCcw} onClick={onRetry}>
                {chatWords.retry}
              </Button>
            )}
          </Message>
        ))}
        {state === 'waiting' && <Typing assistant={assistant} />}
      </div>
      {away && (
        <button type="button" className={styles.toEnd} aria-label="To the latest message" onClick={toEnd}>
          <Icon of={ArrowDown} />
        </button>
      )}
    </div>
  )
}

/** The assistant has not begun to answer yet. */
const Typing = ({ assistant }: { readonly assistant: string }): ReactElement => (
  <div className={classNames(styles.bubble, styles.bot, styles.typing)} data-typing="">
    <span className={styles.unseen}>{assistant} is typing</span>
    <span className={styles.dot} />
    <span className={styles.dot} />
    <span className={styles.dot} />
  </div>
)
