import type { User, WidgetUser } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import type { Origin, Services } from '../../foundation/http/operation.ts'
import type { TaskTool } from '../../foundation/outside/tasks/port.ts'
import { alertOfForbiddenAccess } from './forbidden-alert.ts'

/** What of a request is needed to use the task tool in its name. */
interface Asking {
  readonly db: Db
  readonly tenantId: number
  readonly person: User | WidgetUser
  readonly idempotencyKey: string | null
  readonly services: Services
  readonly origin: Pick<Origin, 'ip'>
}

/** The task tool of whoever asks. Never call it inside of a transaction: it may be another system. */
export const toolOf = ({ db, tenantId, person, idempotencyKey, services, origin }: Asking): TaskTool =>
  services.taskTools.of({ db, tenantId, person, idempotencyKey }, () =>
    alertOfForbiddenAccess(services, person, origin.ip),
  )
