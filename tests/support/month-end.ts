import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addDays, addMonths, monthRange, today } from '@portal/core/foundation/format'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { formOf, picture } from '../api/activity-form.ts'
import { imported } from '../api/import-file.ts'
import type { Caller } from './account.ts'

/** What the end of a month is made of, for a store of the demo agency under a manufacturer's program. */

export const yesterday = addDays(today(), -1)
export const lastMonth = monthRange(addMonths(today(), -1))

/** A store of a program, by the code under which the manufacturer knows it. */
export interface ProgramStore {
  readonly clientId: number
  readonly dealerCode: string
}

/** What is written in a PDF, its pages one after the other. */
export const textOf = async (bytes: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text

/** A store of Stellantis whose channels all run. */
export async function programStore(by: Caller): Promise<ProgramStore> {
  const { body } = await by.get<ReportAnswer>('/reports/oem-audit?program=stellantis&pageSize=200')
  const store = body.rows.find(({ channels }) => channels === 'pass')
  const { clientId, dealerCode } = store ?? {}
  if (typeof clientId !== 'number' || typeof dealerCode !== 'string')
    throw new Error('The demo agency has no store of Stellantis whose channels run.')
  return { clientId, dealerCode }
}

/** Imports a day on which nearly everything was spent at once: campaign 990001, $7,654.32. */
export async function spendAtOnce(admin: Caller, { clientId, dealerCode }: ProgramStore): Promise<void> {
  const run = await imported(
    admin,
    'metrics',
    `Date,Campaign ID,Campaign,Impressions,Clicks,Cost,Conversions\n${yesterday},990001,BASE ${dealerCode} Month End,90000,4000,7654.32,12\n`,
    'month-end.csv',
    clientId,
  )
  expect(run).toMatchObject({ status: 'done', created: 1 })
}

/** An alarm that such a day rings, which tells somebody by mail as well and gives them a task. */
export async function alarmAboutSpend(admin: Caller, tellId: number): Promise<void> {
  const { status } = await admin.post('/metric-alarms', {
    name: 'Spent at once',
    measure: 'Spend',
    channel: 'All Channels',
    condition: 'Is Above',
    threshold: 7000,
    days: 1,
    tellId,
    byMail: true,
    makesTask: true,
    active: true,
  })
  expect(status).toBe(200)
}

/** A SEM claim of $500.00 for the month that is over, which has to be handed in within a week. */
export async function claimOfMonth(
  by: Caller,
  clientId: number,
  ownerId?: number,
): Promise<{ readonly id: number }> {
  const { status, body } = await by.post<Answer<'coopClaims.create'>>('/co-op-claims', {
    clientId,
    manufacturerId: 1,
    name: 'Month end',
    channel: 'SEM',
    month: lastMonth.start,
    spent: 1000,
    sharePercent: 50,
    deadline: addDays(today(), 7),
    ...(ownerId === undefined ? {} : { ownerId }),
  })
  expect(status).toBe(200)
  return body
}

/** Logs a CO-OP activity on the last day of the month that is over, with its screenshot. */
export async function proofOfMonth(
  by: Caller,
  clientId: number,
  body = 'Ran with the current offer.',
  screenshot = picture('offer.png'),
): Promise<void> {
  const { status } = await by.post(
    '/activities',
    formOf(
      {
        clientId: String(clientId),
        typeId: '2',
        categoryId: '102',
        body: `<p>${body}</p>`,
        loggedAt: `${lastMonth.end}T15:00:00.000Z`,
        'label[0]': 'Co-Op Screenshot Current',
      },
      [screenshot],
    ),
  )
  expect(status).toBe(200)
}

/** What such a claim's package says. */
export const saidInPackage = ['Co-op claim', '$500.00', 'Ran with the current offer.', 'offer.png']

/** A sheet that changes what a store is allotted to $4,321.50. */
export const sheetOf = ({ dealerCode }: ProgramStore): string =>
  `Dealer Code,Allotted Base\n${dealerCode},"$4,321.50"\n`

/** The lines of a spot file that tell of the day on which everything was spent. */
export const linesOfSpend = (spot: string): readonly string[] =>
  spot.split('\r\n').filter((line) => line.includes('990001') && line.includes('7654.32'))
