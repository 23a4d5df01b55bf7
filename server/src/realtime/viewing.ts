import type { Socket } from 'socket.io'
import {
  mostSubjects,
  subjectKey,
  type FromBrowser,
  type FromServer,
  type Subject,
  type Viewer,
} from '@portal/core/realtime/events'
import type { Connected } from './admit.ts'
import type { RealtimeServer } from './realtime.ts'

/**
 * Who else has a record open. Employees only: they may read every record of
 * the kinds there are, and nobody outside is told who is at work on what.
 */
export function followViewing(
  io: RealtimeServer,
  socket: Socket<FromBrowser, FromServer, Record<string, never>, Connected>,
): void {
  const open = new Map<string, Subject>()
  const room = (key: string): string => `seen:${socket.data.tenantId}:${key}`
  const viewersOf = async (key: string): Promise<readonly Viewer[]> =>
    (await io.in(room(key)).fetchSockets()).map(({ data }) => ({
      userId: data.userId,
      fullName: data.fullName,
    }))
  const tell = async (key: string, subject: Subject): Promise<void> =>
    void io.to(room(key)).emit('viewers', { subject, viewers: await viewersOf(key) })
  const close = async (key: string): Promise<void> => {
    const subject = open.get(key)
    if (!subject) return
    open.delete(key)
    await socket.leave(room(key))
    await tell(key, subject)
  }

  socket.on('look', (subject, answer) => {
    const key = subjectKey(subject)
    if (key === null || typeof answer !== 'function') return
    if (!socket.data.seen || open.size >= mostSubjects) return answer([])
    open.set(key, { kind: subject.kind, id: subject.id })
    void (async () => {
      await socket.join(room(key))
      answer(await viewersOf(key))
      await tell(key, subject)
    })()
  })
  socket.on('leave', (subject) => {
    const key = subjectKey(subject)
    if (key !== null) void close(key)
  })
  // By then the connection has left its rooms.
  socket.on('disconnect', () => {
    for (const key of open.keys()) void close(key)
  })
}
