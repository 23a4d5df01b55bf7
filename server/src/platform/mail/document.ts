import type { Db } from '../../foundation/database/database.ts'
import { partnerOf } from '../../foundation/database/partner-of.ts'
import { html, Html } from './html.ts'

/** Whose mail it is: what stands at its head. */
export interface MailLook {
  readonly name: string
  /** Of the edge above it, `#rrggbb`. */
  readonly color: string
}

/**
 * The agency, or partner, in whose name a tenant's mail goes out.
 * @param userId whom it is for: somebody of a partner gets it in that one's name and color
 */
export async function mailLookOf(db: Db, tenantId: number, userId: number | null = null): Promise<MailLook> {
  const partner = userId === null ? undefined : (await partnerOf(tenantId, userId).execute(db)).rows[0]
  if (partner) return { name: partner.name, color: partner.color }
  const { name, primary_color: color } = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['name', 'primary_color'])
    .executeTakeFirstOrThrow()
  return { name, color }
}

/** Mail programs that drop a style sheet keep what stands at an element. */
const words =
  "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#202124"
const sheet = `body{margin:0;background:#f3f4f6}a{color:#1a4fd0}p{margin:0 0 14px}table{margin:0 0 14px;font-size:inherit}img{max-width:100%}@media(max-width:480px){.letter{padding:20px 18px!important}.ground{padding:0!important}}`

/** What stands below a message, line by line. */
const signed = (signature: string): Html =>
  signature === ''
    ? new Html('')
    : html`<p style="margin:24px 0 0;color:#5f6368">
        ${new Html(
          signature
            .split('\n')
            .map((line) => html`${line}`.text)
            .join('<br>'),
        )}
      </p>`

/**
 * A message as the whole document that goes out, and that a preview shows: the agency's name above it, its signature
 * below. Links open beside it.
 */
export const documentOf = (body: Html, { name, color }: MailLook, signature = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><title>Message</title><style>${sheet}</style></head><body style="margin:0;background:#f3f4f6">${
    html`<div class="ground" style="padding:24px 12px;background:#f3f4f6">
      <div style="max-width:680px;margin:0 auto;background:#ffffff;border-top:4px solid ${color}">
        <div class="letter" style="padding:28px 32px;${words}">
          <div style="margin:0 0 20px;font-size:16px;font-weight:bold">${name}</div>
          ${body} ${signed(signature)}
        </div>
      </div>
    </div>`.text
  }</body></html>`
