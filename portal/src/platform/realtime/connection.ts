import {
  subjectKey,
  type FromBrowser,
  type FromServer,
  type Subject,
  type Viewer,
} from '@portal/core/platform/realtime/events'
import { map } from 'nanostores'
import type { Socket } from 'socket.io-client'
import { refresh } from '../../foundation/session/query.ts'
import { accessToken, session } from '../../foundation/session/session.ts'

/** Who has which record open, by the record's key; one's own connections among them. */
export const $viewers = map<Record<string, readonly Viewer[] | undefined>>({})

/** Records that are open here, with how many places show them. */
const open = new Map<string, { readonly subject: Subject; places: number }>()
let socket: Socket<FromServer, FromBrowser> | null = null

/**
 * Opens the presence connection of a person and keeps it open: it
 * is dialled again after a lost network, and with a new token after the old.
 *
 * @returns a function that closes it
 */
export function connect(userId: number): () => void {
  let closed = false
  let close = (): void => undefined
  void (async () => {
    const { io } = await import('socket.io-client')
    if (closed) return
    const connection: Socket<FromServer, FromBrowser> = io({
      transports: ['websocket'],
      auth: (give) =>
        void accessToken().then(
          (token) => give({ token }),
          () => give({}),
        ),
    })
    socket = connection
    let lost = false
    connection.on('connect', () => {
      // Nobody says again what was said meanwhile.
      if (lost) refresh('notifications.list', 'tasks')
      lost = false
      connection.emit('online', { userId, socketId: connection.id ?? '' })
      for (const { subject } of open.values()) look(subject)
    })
    connection.on('viewers', ({ subject, viewers }) => show(subject, viewers))
    connection.on('notified', () => refresh('notifications.list'))
    // What is changed in a form is read anew when that is saved over somebody else's; a task has none.
    connection.on('written', ({ kind }) => kind === 'task' && refresh('tasks'))
    connection.on('disconnect', () => {
      lost = true
      $viewers.set({})
    })
    // The server ends a connection whose token has run out: a window that nobody looks at waits until somebody does.
    const again = (): void => {
      if (!connection.active && document.visibilityState === 'visible') connection.connect()
    }
    connection.on('disconnect', again)
    document.addEventListener('visibilitychange', again)
    const stopRenewing = session.$accessToken.listen((held) => {
      if (held && connection.connected) connection.emit('renew', held.token)
    })
    close = () => {
      stopRenewing()
      document.removeEventListener('visibilitychange', again)
      connection.off('disconnect', again)
      connection.close()
      socket = null
      $viewers.set({})
    }
    // Without its code there is no connection, which nobody has asked for.
  })().catch(() => undefined)
  return () => {
    closed = true
    close()
  }
}

/**
 * Says that a record is open here.
 * @returns a function that takes it back
 */
export function watch(subject: Subject): () => void {
  const key = subjectKey(subject)
  if (key === null) return () => undefined
  const known = open.get(key)
  if (known) known.places += 1
  else {
    open.set(key, { subject, places: 1 })
    if (socket?.connected) look(subject)
  }
  return () => {
    const held = open.get(key)
    if (!held || --held.places > 0) return
    open.delete(key)
    $viewers.setKey(key, undefined)
    if (socket?.connected) socket.emit('leave', subject)
  }
}

function look(subject: Subject): void {
  socket?.emit('look', subject, (viewers) => show(subject, viewers))
}

function show(subject: Subject, viewers: readonly Viewer[]): void {
  const key = subjectKey(subject)
  if (key !== null && open.has(key)) $viewers.setKey(key, viewers)
}
