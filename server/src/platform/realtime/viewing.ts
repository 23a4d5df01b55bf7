import type { Socket } from 'socket.io'
import {
  mostSubjects,
  mostViewers,
  subjectKey,
  type FromBrowser,
  type FromServer,
  type Subject,
  type Viewer,
} from '@portal/core/platform/realtime/events'
import type { BetweenProcesses, Connected, RealtimeServer } from './admit.ts'

/** The room of all connections that have a record open. */
export const seenRoom = (tenantId: number, key: string): string => `seen:${tenantId}:${key}`

/**
 * Who else has a record open. Employees only: they may read every record of
 * the kinds there are, and nobody outside is told who is at work on what.
 */
export function followViewing(
  io: RealtimeServer,
  socket: Socket<FromBrowser, FromServer, BetweenProcesses, Connected>,
): void {
  const open = new Map<string, Subject>()
  const room = (key: string): string => seenRoom(socket.data.tenantId, key)
  const viewersOf = async (key: string): Promise<readonly Viewer[]> => {
    const people = new Map<number, Viewer>()
    for (const { data } of await socketsIn(io, room(key)))
      people.set(data.userId, { userId: data.userId, fullName: data.fullName })
    return [...people.values()].slice(0, mostViewers)
  }
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

/** Milliseconds that the other processes have to say who is connected to them. */
const patience = 2_500

/** The connections in a room: of all processes, or of this one alone while the others cannot be asked. */
async function socketsIn(io: RealtimeServer, room: string): Promise<readonly { readonly data: Connected }[]> {
  const here = (): Promise<readonly { readonly data: Connected }[]> => io.local.in(room).fetchSockets()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  try {
    return (await Promise.race([io.in(room).fetchSockets(), late])) ?? (await here())
  } catch {
    return await here()
  } finally {
    clearTimeout(timer)
  }
}
