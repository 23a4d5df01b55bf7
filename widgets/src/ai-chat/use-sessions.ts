import type { Answer } from '@portal/core/calls'
import { sessionsPage } from '@portal/core/results/assistant/constants'
import { chatNotifications } from '@portal/core/results/assistant/words'
import type { Client } from '@portal/core/client'
import { useCallback, useEffect, useState } from 'react'

export type ChatSession = Answer<'chats.list'>[number]

/** The previous chats, read when their list is shown. */
export interface Sessions {
  /** Null until they are here. */
  readonly sessions: readonly ChatSession[] | null
  readonly failed: boolean
  retry(): void
  /** Gives a session another title; the old one is back when that fails. */
  rename(session: ChatSession, title: string): Promise<void>
}

/** The chats of a person, and what changes them. */
export function useSessions(client: Client, userId: number, onFailed: (message: string) => void): Sessions {
  const [sessions, setSessions] = useState<readonly ChatSession[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    client
      .call('chats.list', {
        query: {
          userId: String(userId),
          limit: String(sessionsPage),
          orderBy: 'lastMessageAt',
          orderDirection: 'DESC',
        },
      })
      .then(
        (found) => {
          if (current) setSessions(found)
        },
        () => {
          if (!current) return
          setFailed(true)
          onFailed(chatNotifications.sessionsNotLoaded)
        },
      )
    return () => {
      current = false
    }
  }, [client, userId, attempt, onFailed])
  const retitle = (sessionId: string, title: string | null): void =>
    setSessions((now) => now?.map((one) => (one.sessionId === sessionId ? { ...one, title } : one)) ?? null)
  return {
    sessions,
    failed,
    retry: useCallback(() => {
      setFailed(false)
      setAttempt((count) => count + 1)
    }, []),
    async rename({ sessionId, title: before }, title) {
      retitle(sessionId, title)
      try {
        await client.call('chats.setTitle', { params: { id: sessionId }, body: { title } })
      } catch {
        retitle(sessionId, before)
        onFailed(chatNotifications.titleNotUpdated)
      }
    },
  }
}
