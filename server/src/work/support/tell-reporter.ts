import { pathOf } from '@portal/core/foundation/routes'
import { reporterIn } from '@portal/core/work/support/description'
import type { Incoming } from '../../foundation/http/operation.ts'
import { textOf } from '../../foundation/rich-text/text-of.ts'
import { notify } from '../../platform/notifications/notify.ts'
import type { TrackedIssue } from '../../foundation/outside/tracker/port.ts'

/**
 * Tells whoever filed a request what became of it, unless it was their own doing.
 */
export async function tellReporter(
  {
    db,
    tenantId,
    services,
    person,
  }: Pick<Incoming<'support.comment'>, 'db' | 'tenantId' | 'services' | 'person'>,
  issue: Pick<TrackedIssue, 'key' | 'description'>,
  text: string,
): Promise<void> {
  const named = reporterIn(textOf(issue.description))
  if (named === null || named === person.id) return
  // The description may come from another system: it can name anybody.
  const reporter = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', named)
    .select('id')
    .executeTakeFirst()
  await notify({ db, tenantId, services }, reporter ? [reporter.id] : [], {
    text,
    path: pathOf('support-requests.detail', { issueKey: issue.key }),
  })
}
