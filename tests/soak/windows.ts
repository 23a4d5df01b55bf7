import { io, type Socket } from 'socket.io-client'
import type { FromBrowser, FromServer } from '@portal/core/platform/realtime/events'
import type { Asker } from './asker.ts'

/** Windows that people have open: each dials again by itself when its connection breaks, as browsers do. */
export class Windows {
  readonly #sockets: Socket<FromServer, FromBrowser>[] = []
  /** Times that a connection broke. */
  broken = 0
  /** Bells that rang, and windows that came to hear again. */
  heard = 0

  open(url: string, asker: Asker): void {
    const socket: Socket<FromServer, FromBrowser> = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelayMax: 2_000,
      auth: (give) =>
        void asker.token().then(
          (token) => give({ token }),
          () => give({}),
        ),
    })
    socket.on('disconnect', () => {
      this.broken += 1
      if (!socket.active) socket.connect()
    })
    // A process that cannot tell who it is yet refuses; a browser tries again.
    socket.on('connect_error', () => {
      if (!socket.active) setTimeout(() => socket.connect(), 500)
    })
    socket.on('notified', () => (this.heard += 1))
    this.#sockets.push(socket)
  }

  get connected(): number {
    return this.#sockets.filter((socket) => socket.connected).length
  }

  get count(): number {
    return this.#sockets.length
  }

  close(): void {
    for (const socket of this.#sockets) {
      socket.removeAllListeners()
      socket.close()
    }
  }
}
