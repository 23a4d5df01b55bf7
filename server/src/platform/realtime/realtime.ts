import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { isSubject, keyOf } from '@portal/core/platform/realtime/events'
import type { Services } from '../../foundation/http/operation.ts'
import { admit, claimsOf, isSeen, type Changed, type RealtimeServer } from './admit.ts'
import type { RedisLink } from '../../foundation/database/redis.ts'
import { followViewing, seenRoom } from './viewing.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly realtime: Realtime
  }
}

/** The open connections of people who have the portal before them. */
export interface Realtime {
  /** Begins to take connections at the server's own port. */
  begin(server: HttpServer, services: Services): void
  /** Tells every window of a user that there are new notifications. */
  notified(tenantId: number, userId: number): void
  /** Tells whoever has one of these records open that it was written. */
  wrote(tenantId: number, records: readonly { readonly subject: string; readonly subjectId?: number }[]): void
  /** Closes the connections of a user whose session or account has ended, or who is of the staff no more. */
  recheck(tenantId: number, userId: number): void
  /** Has the other processes forget what they know of somebody; without Redis they notice within seconds by themselves. */
  tellOthers(news: Changed): void
  /** Windows that this process holds. */
  connections(): number
  /** Closes the windows' connections and takes no more. */
  release(): void
  /** Ends the way to the other processes. */
  stop(): void
}

/** Bytes of one message: what a browser has to say is short. */
const longestMessage = 8 * 1024
/** Milliseconds that a token which has run out may still be replaced in. */
const grace = 30_000

/** The room of all connections of a person. */
export const roomOf = (tenantId: number, userId: number): string => `user:${tenantId}:${userId}`

/**
 * Opens the realtime side: presence and the ringing of bells.
 *
 * @param redis through which several processes know of each other's connections; null for one process
 */
export function openRealtime(redis: RedisLink | null): Realtime {
  const io: RealtimeServer = new Server({
    // One connection from the first byte on: no request has to find the process that holds it.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: longestMessage,
    connectTimeout: 10_000,
    ...(redis ? { adapter: redis.adapter } : {}),
  })
  let known: Services | null = null
  return {
    begin(server, services) {
      known = services
      io.use((socket, next) => {
        admit(socket.handshake.auth, services).then(
          (connected) => {
            socket.data = connected
            next()
          },
          () => next(new Error('Unauthenticated')),
        )
      })
      io.on('changed', (news) => {
        if (news.kind === 'user') {
          services.actors.forgetHere(news.tenantId, news.userId)
          this.recheck(news.tenantId, news.userId)
        } else if (news.kind === 'tenant') services.tenants.forgetHere(news.tenantId)
        else services.looks.forgetHere(news.tenantId)
      })
      io.on('connection', (socket) => {
        const { tenantId, userId } = socket.data
        const close = (): void => void socket.disconnect(true)
        let end = setTimeout(close, socket.data.expiresAt - Date.now() + grace)
        socket.on('online', (who) => {
          if (!isWho(who) || who.userId !== userId || who.socketId !== socket.id) return close()
          // What rang before it could hear is read now.
          void Promise.resolve(socket.join(roomOf(tenantId, userId))).then(() => socket.emit('notified'))
        })
        socket.on('renew', (token) => {
          admit({ token }, services).then((next) => {
            if (next.tenantId !== tenantId || next.userId !== userId || next.seen !== socket.data.seen)
              return close()
            socket.data = next
            clearTimeout(end)
            end = setTimeout(close, next.expiresAt - Date.now() + grace)
          }, close)
        })
        socket.on('disconnect', () => clearTimeout(end))
        followViewing(io, socket)
      })
      io.attach(server)
    },
    notified(tenantId, userId) {
      io.to(roomOf(tenantId, userId)).emit('notified')
    },
    wrote(tenantId, records) {
      for (const { subject: kind, subjectId } of records) {
        const record = { kind, id: String(subjectId) }
        if (isSubject(record)) io.to(seenRoom(tenantId, keyOf(record))).emit('written', record)
      }
    },
    recheck(tenantId, userId) {
      if (!known) return
      for (const socket of io.sockets.sockets.values()) {
        if (socket.data.tenantId !== tenantId || socket.data.userId !== userId) continue
        const close = (): void => void socket.disconnect(true)
        const { token, seen } = socket.data
        // Closed too where that cannot be told: a window dials again.
        claimsOf(token, known).then((still) => {
          if (still === null || isSeen(still) !== seen) close()
        }, close)
      }
    },
    tellOthers(news) {
      if (redis) io.serverSideEmit('changed', news)
    },
    connections: () => io.sockets.sockets.size,
    release() {
      // The port belongs to the server, which closes it itself.
      io.local.disconnectSockets(true)
      if (known) io.engine.close()
    },
    stop: () => redis?.close(),
  }
}

const isWho = (value: unknown): value is { userId: number; socketId: string } =>
  typeof value === 'object' && value !== null && 'userId' in value && 'socketId' in value
