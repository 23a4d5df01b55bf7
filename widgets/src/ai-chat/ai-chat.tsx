import { useStore } from '@nanostores/react'
import type { Client } from '@portal/core/client'
import { chatNotifications } from '@portal/core/results/assistant/words'
import { useFocusLost } from '@portal/ui/dialog'
import { showError } from '@portal/ui/toast'
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react'
import { codeBy } from '../element/code.ts'
import { notLoaded } from '../element/not-loaded.ts'
import { useCode } from '../element/use-code.ts'
import { useLoaded } from '../element/use-loaded.ts'
import { Composer } from './composer.tsx'
import type { Conversation } from './conversation.ts'
import { Instead } from './instead.tsx'
import { Messages } from './messages.tsx'
import { Panel } from './panel.tsx'
import { Starting } from './starting.tsx'

const sessionsCode = codeBy(async () => (await import('./sessions.tsx')).Sessions)

export interface AiChatProps {
  readonly client: Client
  /** What is said, kept by whoever shows the chat, so that closing it loses nothing. */
  readonly conversation: Conversation
  /** Where the portal is: empty in the portal itself. */
  readonly origin: string
  onClose(): void
  onError?: ((message: string) => void) | undefined
}

/** The AI assistant chat, the same in the portal and on foreign pages. */
export function AiChat({ client, conversation, origin, onClose, onError }: AiChatProps): ReactElement {
  const load = useCallback(() => client.call('chats.assistant'), [client])
  const { data: assistant, failed, retry } = useLoaded(load, true)
  const [expanded, setExpanded] = useState(false)
  const [listed, setListed] = useState(false)
  const state = useStore(conversation.$state)
  const notify = useCallback(
    (message: string) => {
      showError(message)
      onError?.(message)
    },
    [onError],
  )
  useEffect(() => {
    if (failed) notify(chatNotifications.notInitialized)
  }, [failed, notify])
  const sessions = useCode(sessionsCode, listed, () => {
    notify(notLoaded)
    setListed(false)
  })
  const name = assistant?.open ? assistant.name : null
  useEffect(() => {
    if (name !== null) conversation.greet(name)
  }, [conversation, name])

  const begin = (): void => {
    if (name !== null) conversation.begin(name)
    setListed(false)
  }
  const pick = async (sessionId: string): Promise<void> => {
    try {
      await conversation.open(sessionId)
      setListed(false)
    } catch {
      notify(chatNotifications.sessionNotLoaded)
    }
  }
  const giveFile = async (pressed: Element): Promise<void> =>
    (await import('./answer-files.ts')).giveAnswerFile(client, pressed, notify)
  const field = useRef<HTMLTextAreaElement>(null)
  const say = (text: string, sends: boolean): void => {
    if (sends && conversation.send(text)) return
    conversation.$line.set(text)
    field.current?.focus()
  }
  // Retry goes when it is pressed, and the list of chats when one is chosen: what is next is to write.
  useFocusLost(() => field.current?.focus())
  const ready = assistant?.open === true
  return (
    <Panel
      assistant={assistant?.name ?? null}
      expanded={expanded}
      listed={listed}
      ready={ready}
      onExpand={() => setExpanded((now) => !now)}
      onHistory={() => setListed((now) => !now)}
      onClose={onClose}
    >
      {assistant === null && !failed ? (
        <Starting label="Opening the chat" />
      ) : ready ? (
        <>
          {listed && !sessions && <Starting label="Loading the previous chats" />}
          {listed && sessions && (
            <sessions.of
              client={client}
              userId={assistant.user.id}
              current={conversation.$sessionId.get()}
              onBegin={begin}
              onPick={pick}
              onFailed={notify}
            />
          )}
          <Messages
            conversation={conversation}
            assistant={assistant.name}
            user={assistant.user}
            origin={origin}
            hidden={listed}
            onRetry={() => !listed && conversation.retry()}
            onFollowed={expanded ? () => setExpanded(false) : undefined}
            onSaid={say}
            onFile={(pressed) => void giveFile(pressed)}
          />
          <Composer
            $line={conversation.$line}
            field={field}
            blocked={listed || state !== 'ready'}
            listed={listed}
            onSend={conversation.send}
          />
        </>
      ) : (
        <Instead
          message={failed ? chatNotifications.notInitialized : 'The AI chat is not open to you.'}
          onRetry={failed ? retry : null}
        />
      )}
    </Panel>
  )
}
