import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

declare module '../services.ts' {
  interface Services {
    readonly draining: Draining
  }
}

/** Whether this process is about to end: it still answers, and asks to be asked no more. */
export class Draining {
  #begun = false

  begin(): void {
    this.#begun = true
  }

  get begun(): boolean {
    return this.#begun
  }

  /** @throws {Refusal} 503 once it has begun: a balancer then sends people to other processes */
  refuseReadiness(): void {
    if (this.#begun) throw new Refusal('unavailable', 'This process is about to end. Others go on.')
  }
}

/** Whoever is still answered is asked to open the next connection, which the balancer leads elsewhere. */
export function mountDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.begun) reply.header('connection', 'close')
  })
}
