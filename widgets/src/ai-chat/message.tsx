import { chatWords } from '@portal/core/results/assistant/words'
import { avatarAddress } from '@portal/core/access/users/constants'
import { Avatar } from '@portal/ui/avatar'
import { classNames } from '@portal/ui/class-names'
import { CircleAlert, Icon, Sparkles } from '@portal/ui/icon'
import { memo, type ReactElement, type ReactNode } from 'react'
import { AnswerText } from './answer-text.tsx'
import type { ChatMessage } from './conversation.ts'
import styles from './messages.module.css'

/** Who asks. */
export interface Person {
  readonly id: number
  readonly fullName: string
  readonly avatar: string | null
}

interface MessageProps {
  readonly message: ChatMessage
  readonly assistant: string
  readonly user: Person
  readonly origin: string
  /** More of it is coming. */
  readonly growing: boolean
  readonly children?: ReactNode
}

/** One message on the side of whoever said it. */
export const Message = memo(function Message({
  message: { type, text, cut },
  assistant,
  user,
  origin,
  growing,
  children,
}: MessageProps): ReactElement {
  const by = type === 'user' ? 'You' : type === 'bot' ? assistant : 'Notice'
  const picture = avatarAddress(user)
  return (
    <article className={classNames(styles.message, styles[`from-${type}`])} data-from={type}>
      <span className={styles.face}>
        {type === 'user' ? (
          <Avatar fullName={user.fullName} src={picture && `${origin}${picture}`} size={24} />
        ) : (
          <Icon of={type === 'bot' ? Sparkles : CircleAlert} size={14} />
        )}
      </span>
      <div className={styles.said}>
        <span className={styles.unseen}>{by}:</span>
        <div className={classNames(styles.bubble, styles[type])}>
          {type === 'bot' ? <AnswerText text={text} origin={origin} growing={growing} /> : text}
        </div>
        {cut && <p className={styles.note}>{chatWords.cut}</p>}
        {children}
      </div>
    </article>
  )
})
