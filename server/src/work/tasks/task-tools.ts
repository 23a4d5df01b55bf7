import type { User, WidgetUser } from '@portal/core/foundation/policy/actor'
import type { Tokens } from '../../access/sessions/tokens.ts'
import type { Db } from '../../foundation/database/database.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { BuiltInTaskTool } from './built-in/built-in-tool.ts'
import type { TaskTool } from '../../foundation/outside/tasks/port.ts'
import { TaskIqClient } from '../../foundation/outside/tasks/taskiq/client.ts'
import type { TaskIqSettings } from '../../foundation/outside/tasks/taskiq/settings.ts'
import { TaskIqTool } from '../../foundation/outside/tasks/taskiq/taskiq-tool.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly taskTools: TaskTools
  }
}

/** A request of somebody who uses the task tool. */
export interface Using {
  readonly db: Db
  readonly tenantId: number
  readonly person: User | WidgetUser
  readonly idempotencyKey: string | null
}

/** The task tool of the portal. */
export interface TaskTools {
  /** Whether tasks lie in our own tables, where they can be counted. */
  readonly here: boolean
  /** @param forbidden is told when another system does not let the person do something */
  of(using: Using, forbidden: () => Promise<void>): TaskTool
}

/** What reaches the tool in the person's name (`docs/decisions/0110-a-token-for-the-task-tool.md`). */
const tokenOf = async (tokens: Tokens, { person, tenantId }: Using): Promise<string> => {
  if (person.sessionId === undefined) throw unauthenticated()
  return tokens.sign({
    kind: 'task-tool',
    userId: person.id,
    tenantId,
    sessionId: person.sessionId,
    through: person.kind === 'user' ? 'portal' : 'widget',
  })
}

/** Tasks live in TaskIQ where there is one, otherwise in our own tables. */
export function openTaskTools(tokens: Tokens, settings: TaskIqSettings | null): TaskTools {
  const client = settings && new TaskIqClient(settings)
  return {
    here: client === null,
    of: (using, forbidden) =>
      client
        ? new TaskIqTool(client, {
            userId: using.person.id,
            bearer: () => tokenOf(tokens, using),
            idempotencyKey:
              using.idempotencyKey && `${using.tenantId}.${using.person.id}.${using.idempotencyKey}`,
            forbidden,
          })
        : new BuiltInTaskTool(using, () => tokenOf(tokens, using)),
  }
}
