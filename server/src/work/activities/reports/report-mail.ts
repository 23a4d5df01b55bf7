import { sql } from 'kysely'
import {
  nothingToSendSentence,
  reportMailActivities,
  reportMailBytes,
  reportMailSize,
  tooManyToSendSentence,
} from '@portal/core/work/activities/reports/mail'
import { counted, formatDateTime, formatDay, formatFileSize } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import type { Db } from '../../../foundation/database/database.ts'
import { notFound } from '../../../foundation/http/refusal.ts'
import { html, Html } from '../../../platform/mail/html.ts'
import { filesNamedIn, withPicturesAs } from '../../../foundation/rich-text/clean-html.ts'
import { pictureSubject } from '../../../foundation/rich-text/stored-text.ts'
import { activityRows, inPeriod, type ActivityFile, type ActivityRow } from '../query.ts'

/** Which activities a report by mail is about, and what stands above them. */
export interface ReportAsked {
  readonly clientId: number
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly activityTypeId?: number | undefined
  readonly subject?: string | undefined
  readonly message?: string | undefined
  readonly includeInternal: boolean
  readonly attachFiles: boolean
}

/** A picture inside the text of an activity. */
export interface MailPicture {
  readonly id: number
  readonly publicId: string
  readonly name: string
  readonly size: number
}

/** What the message is made for: to go out, or to be looked at before. */
export interface Making {
  /** Where links lead: files are behind the sign-in. */
  readonly portal: string
  /** Bytes that go with it besides. */
  readonly besides: number
  /** The address under which a picture is shown. */
  readonly sourceOf: (picture: MailPicture) => string
}

/** A report as a message. */
export interface ReportMail {
  readonly subject: string
  readonly html: Html
  readonly activities: number
  /** Internal activities that stay out. */
  readonly leftOut: number
  readonly files: readonly ActivityFile[]
  /** Pictures that are shown in it, and so go with it. */
  readonly pictures: readonly MailPicture[]
  /** Why it cannot be sent, or null. */
  readonly problem: string | null
}

/**
 * Makes the message. Pictures of the texts go with it as long as a mail server takes them; otherwise a link stands for each.
 * @throws {Refusal} 404 for a client that there is not
 */
export async function composeReport(
  db: Db,
  tenantId: number,
  asked: ReportAsked,
  making: Making,
): Promise<ReportMail> {
  const client = await db
    .selectFrom('client')
    .innerJoin('tenant', 'tenant.id', 'client.tenant_id')
    .where('client.tenant_id', '=', tenantId)
    .where('client.id', '=', asked.clientId)
    .select(['client.name', 'client.slug', 'tenant.name as agency'])
    .executeTakeFirst()
  if (!client) throw notFound('This client')
  const found = activityRows(db, tenantId)
    .where('activity.client_id', '=', asked.clientId)
    .where(inPeriod(asked))
    .$if(asked.activityTypeId !== undefined, (rows) =>
      rows.where('activity.type_id', '=', asked.activityTypeId ?? 0),
    )
  const counted = await found
    .clearSelect()
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where activity.is_external))::integer`.as('external'),
    ])
    .executeTakeFirstOrThrow()
  const activities = asked.includeInternal ? counted.all : counted.external
  const rows = await found
    .$if(!asked.includeInternal, (of) => of.where('activity.is_external', '=', true))
    .orderBy(sql`activity.logged_at desc, activity.id desc`)
    .limit(reportMailActivities)
    .execute()
  const attached = asked.attachFiles ? rows.flatMap(({ files }) => files) : []
  const inTexts = await picturesIn(db, tenantId, rows)
  const pictures = bytesOf([...attached, ...inTexts]) + making.besides < reportMailBytes ? inTexts : []
  const subject = asked.subject?.trim() || `Activity report for ${client.name}`
  return {
    subject,
    html: letter({ ...client, rows, asked, making, pictures }),
    activities,
    leftOut: counted.all - activities,
    files: attached,
    pictures,
    problem:
      activities === 0
        ? nothingToSendSentence
        : activities > reportMailActivities
          ? tooManyToSendSentence(activities)
          : reportMailSize({ size: bytesOf(attached) }),
  }
}

async function picturesIn(
  db: Db,
  tenantId: number,
  rows: readonly ActivityRow[],
): Promise<readonly MailPicture[]> {
  const ids = filesNamedIn(rows.map(({ body }) => body).join(''))
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', pictureSubject)
    .where(sql<boolean>`public_id = any (${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .select(['id', 'public_id as publicId', 'name', 'size'])
    .execute()
  return found.map((picture) => ({ ...picture, size: Number(picture.size) }))
}

/** Bytes of files together. */
export const bytesOf = (files: readonly { readonly size: number }[]): number =>
  files.reduce((sum, { size }) => sum + Number(size), 0)

interface Letter {
  readonly name: string
  readonly slug: string
  readonly agency: string
  readonly rows: readonly ActivityRow[]
  readonly asked: ReportAsked
  readonly making: Making
  readonly pictures: readonly MailPicture[]
}

const grey = 'color:#5f6368;font-size:13px'

function letter({ name, slug, agency, rows, asked, making, pictures }: Letter): Html {
  const words = (asked.message ?? '').trim()
  const paragraphs = words === '' ? [] : words.split(/\n{2,}/).map((part) => html`<p>${lines(part)}</p>`)
  const report = making.portal + pathOf('clients.client-activities', { slug })
  return html`<div>
    <h2 style="font-size:20px;margin:0 0 4px">${name}</h2>
    <p style="${grey};margin:0 0 16px">
      ${counted(rows.length, 'activity', 'activities')}${periodWords(asked)}
    </p>
    ${joined(paragraphs)} ${joined(rows.map((row) => entry(row, asked.attachFiles, making, pictures)))}
    <p style="${grey};border-top:1px solid #dadce0;padding-top:12px">
      <a href="${report}">All activities in the portal</a><br />${agency}
    </p>
  </div>`
}

const periodWords = ({ startDate, endDate }: ReportAsked): string =>
  startDate && endDate
    ? `, ${formatDay(startDate)} to ${formatDay(endDate)}`
    : startDate
      ? ` since ${formatDay(startDate)}`
      : endDate
        ? ` until ${formatDay(endDate)}`
        : ''

/** Parts of a message one below the other. */
export const joined = (parts: readonly Html[]): Html => new Html(parts.map(({ text }) => text).join('\n'))

const lines = (text: string): Html =>
  new Html(
    text
      .split('\n')
      .map((line) => html`${line}`.text)
      .join('<br />'),
  )

/** One activity in a message. Its text was cleaned when it was stored. */
export function entry(
  row: ActivityRow,
  attached: boolean,
  { portal, sourceOf }: Pick<Making, 'portal' | 'sourceOf'>,
  pictures: readonly MailPicture[],
): Html {
  const opens = (publicId: string): string => portal + pathOf('attachment', { attachment: publicId })
  const body = withPicturesAs(row.body, ({ publicId }) => {
    const picture = pictures.find((one) => one.publicId === publicId)
    const shown = picture
      ? html`<img src="${sourceOf(picture)}" alt="Picture" style="max-width:100%" />`
      : 'Picture in the portal'
    return html`<a href="${opens(publicId)}">${shown}</a>`.text
  })
  const files = row.files.map((file) => {
    const label = file.label || file.name
    const size = formatFileSize(Number(file.size))
    return attached
      ? html`<li>${label} (${size}, attached as ${file.name})</li>`
      : html`<li><a href="${opens(file.public_id)}">${label}</a> (${size})</li>`
  })
  return html`<div style="border-top:1px solid #dadce0;padding:12px 0">
    <p style="margin:0"><strong>${row.category_name}</strong> (${row.type_name})</p>
    <p style="${grey};margin:0 0 8px">${formatDateTime(row.logged_at)}, ${row.user_name}</p>
    ${new Html(body)}
    ${
      files.length === 0
        ? new Html('')
        : html`<ul>
            ${joined(files)}
          </ul>`
    }
  </div>`
}
