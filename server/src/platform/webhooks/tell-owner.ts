import { pathOf } from '@portal/core/foundation/routes'
import type { Db } from '../../foundation/database/database.ts'
import type { Services } from '../../foundation/services.ts'
import { html } from '../mail/html.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { notify } from '../notifications/notify.ts'

/** Who hears of a webhook, and where. */
export interface Owner {
  readonly db: Db
  readonly tenantId: number
  readonly services: Services
  readonly userId: number
}

const path = `${pathOf('settings.programs')}?tab=webhooks`

/** Tells the owner of a webhook something by the bell. */
export const ringOwner = ({ userId, ...teller }: Owner, text: string): Promise<void> =>
  notify(teller, [userId], { text, path })

interface Words {
  readonly category: 'webhook-disabled' | 'webhook-revived'
  readonly email: string
  readonly subject: string
  readonly text: string
}

/** Tells the owner of a webhook something by mail. */
export async function writeToOwner(
  { db, tenantId, services, userId }: Owner,
  { category, email, subject, text }: Words,
): Promise<void> {
  const { publicUrl } = services.settings
  await queueMail(
    { db, tenantId, services },
    {
      category,
      to: [email],
      subject,
      html: html`<p>${text}${publicUrl === null ? '' : html` <a href="${publicUrl}${path}">Open it</a>`}</p>`,
      userId,
    },
  )
}
