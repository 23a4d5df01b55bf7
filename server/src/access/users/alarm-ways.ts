import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { AlarmWay } from '@portal/core/access/users/alarm-ways'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'

/** What an account keeps: nothing where each alarm decides. */
interface Kept {
  readonly byMail: boolean | null
  readonly makesTask: boolean | null
}

const wayOf = (chosen: boolean | null): AlarmWay =>
  chosen === null ? 'As Each Alarm Says' : chosen ? 'Always' : 'Never'
const keptOf = (way: AlarmWay): boolean | null => (way === 'As Each Alarm Says' ? null : way === 'Always')

const present = ([kept]: readonly Kept[]): Answer<'users.alarmWays'> => {
  if (!kept) throw notFound('This user')
  return { byMail: wayOf(kept.byMail), makesTask: wayOf(kept.makesTask) }
}

export const alarmWayOperations = {
  'users.alarmWays': operation('users.alarmWays', async ({ db, tenantId, person }) => {
    const { rows } = await sql<Kept>`
      select alarms_by_mail as "byMail", alarms_make_tasks as "makesTask" from user_account
      where tenant_id = ${tenantId} and id = ${person.id}`.execute(db)
    return present(rows)
  }),
  'users.chooseAlarmWays': operation(
    'users.chooseAlarmWays',
    async ({ db, tenantId, person, body, audit }) => {
      const { rows } = await sql<Kept>`
        update user_account set alarms_by_mail = ${keptOf(body.byMail)}, alarms_make_tasks = ${keptOf(body.makesTask)}
        where tenant_id = ${tenantId} and id = ${person.id}
        returning alarms_by_mail as "byMail", alarms_make_tasks as "makesTask"`.execute(db)
      audit({ subject: 'user', subjectId: person.id })
      return present(rows)
    },
  ),
}
