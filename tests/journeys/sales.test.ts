import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addMonths, formatDay, today } from '@portal/core/foundation/format'
import { consentSentence } from '@portal/core/money/agreements/agreement'
import { browser, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { looksRight, openScreen, phone } from '../support/looks.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let manager: Caller

beforeAll(async () => {
  server = await startServer()
  chromium = await browser()
  manager = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

interface Store {
  readonly id: number
  readonly slug: string
}

const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Messages' }).getByText(text).first().waitFor()

async function choose(page: Page, label: string, option: string, inside = 'dialog[open]'): Promise<void> {
  const box = page.locator(inside).getByRole('combobox', { name: label, exact: true })
  await box.click()
  await page.getByRole('option', { name: option }).first().click()
}

async function day(page: Page, label: string): Promise<void> {
  const box = page.getByRole('textbox', { name: label, exact: true })
  await box.fill(formatDay(today()))
  await box.blur()
}

/** The title of the part of the page that has the focus. */
const regionInFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest('section')?.querySelector('h2')?.textContent)

async function add(page: Page, one: string, fill: () => Promise<void>): Promise<void> {
  await page
    .getByRole('button', { name: `Add ${one}`, exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  // Beside fields stand buttons that add what the field asks for.
  const save = dialog.locator('button[type=submit]')
  await save.waitFor()
  await fill()
  await save.click()
  await dialog.waitFor({ state: 'detached' })
}

const leadFrom = (id: string): string => `<?xml version="1.0"?>
<?adf version="1.0"?>
<adf><prospect>
  <id source="dealer-site">${id}</id>
  <requestdate>${new Date().toISOString()}</requestdate>
  <vehicle interest="buy" status="used"><year>2023</year><make>Subaru</make><model>Outback</model></vehicle>
  <customer><contact><name part="full">Jordan Reyes</name><email>jordan@reyes.example</email></contact></customer>
</prospect></adf>`

describe('a dealership’s lead', () => {
  // PRO-12
  it('comes from its XML to a sale in the reports', async () => {
    const store = (
      await manager.post<Store>('/clients', { name: 'Lakeside Subaru of Clear Lake', activatedAt: today() })
    ).body
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    await openScreen(page, `/clients/${store.slug}/sales`)
    await page.getByRole('button', { name: 'Add address for leads' }).click()
    await page.getByRole('textbox', { name: 'Who Sends Leads Here' }).fill('Dealer site')
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    const shown = page.getByRole('dialog', { name: 'Address for leads' })
    const address = await shown.getByText('/webhook/leads/').innerText()
    await shown.getByRole('button', { name: 'Done' }).click()
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: leadFrom('outback-1'),
    })
    expect(await answer.json()).toMatchObject({ accepted: 1, leads: [{ name: 'Jordan Reyes' }] })

    await openScreen(page, `/clients/${store.slug}/sales?tab=appointments`)
    await page.getByText('Jordan Reyes', { exact: true }).first().waitFor()
    await add(page, 'appointment', async () => {
      await choose(page, 'Appointment Type', 'Sales')
      await day(page, 'Scheduled At')
    })
    await openScreen(page, `/clients/${store.slug}/sales`)
    await add(page, 'sale', async () => {
      await choose(page, 'Sale Type', 'Used')
      await day(page, 'Sold At')
      await page.getByRole('textbox', { name: 'Amount' }).fill('31500')
    })

    await openScreen(page, `/reporting/client-sales?search=${encodeURIComponent('Lakeside Subaru')}`)
    const row = page.getByRole('row').filter({ hasText: 'Lakeside Subaru of Clear Lake' })
    await expect
      .poll(async () => (await row.getByRole('gridcell').allInnerTexts()).filter((text) => text === '1'))
      .toHaveLength(2)
    await looksRight(page)
  })
})

describe('the board by the keyboard', () => {
  it('has a lead carried from stage to stage, and the focus goes with it', async () => {
    const name = `Cedar Point Mazda ${crypto.randomUUID().slice(0, 8)}`
    const { stages } = (await manager.get<Answer<'opportunities.board'>>('/opportunities/board')).body
    await manager.post('/opportunities', { name, stageId: stages[0]!.id })
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    await openScreen(page, '/sales-pipeline')
    const link = page.getByRole('link', { name, exact: true })
    await link.focus()
    for (const { name: stage } of stages.slice(1, 3)) {
      await page.keyboard.press('Shift+ArrowRight')
      await said(page, `${name} is in ${stage}.`)
      await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    }
  })
})

describe('the board on a phone', () => {
  // CRM-05
  it('has its leads carried by a finger that rests on them, and scrolls under one that does not', async () => {
    // Of its own at each attempt: what an earlier one left stands on the board too.
    const name = `Pinecone Valley Kia ${crypto.randomUUID().slice(0, 8)}`
    const { stages } = (await manager.get<Answer<'opportunities.board'>>('/opportunities/board')).body
    const [first, second] = stages
    await manager.post('/opportunities', { name, stageId: first!.id })
    await using visit = await visitAs(chromium, server, 'account-manager', {
      path: null,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    const { page, context } = visit
    await openScreen(page, '/sales-pipeline')
    const finger = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    const columnOf = (stage: string) => page.getByRole('list', { name: `Leads in ${stage}`, exact: true })
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .last()
    await card.scrollIntoViewIfNeeded()
    const carried = page.locator('[data-carried]')
    const press = async (): Promise<{ x: number; y: number }> => {
      const box = (await card.boundingBox())!
      const from = { x: box.x + 20, y: box.y + box.height - 12 }
      await touch('touchStart', from)
      return from
    }
    /** Rests on the card until it says that it is picked up, and puts the finger down again where the board still ran on. */
    const pickUp = async (): Promise<{ x: number; y: number }> => {
      for (;;) {
        const from = await press()
        const up = await carried.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        )
        if (up) return from
        await touch('touchEnd')
      }
    }
    const pull = async (rests: boolean, by: number): Promise<void> => {
      const from = await (rests ? pickUp() : press())
      for (let step = 1; step <= 10; step += 1)
        await touch('touchMove', { x: from.x + (by * step) / 10, y: from.y })
      await touch('touchEnd')
    }
    await pull(false, -60)
    await carried.waitFor({ state: 'detached' })
    await columnOf(first!.name).getByRole('link', { name, exact: true }).waitFor()
    await page.getByRole('list', { name: 'Stages' }).evaluate((board) => board.scrollTo(0, 0))
    await pull(true, 250)
    await said(page, `${name} is in ${second!.name}.`)
    await columnOf(second!.name).getByRole('link', { name, exact: true }).waitFor()
    // What was no tap opens nothing.
    await expect.poll(() => new URL(page.url()).pathname).toBe('/sales-pipeline')
    await page.reload()
    await columnOf(second!.name).getByRole('link', { name, exact: true }).waitFor()
    await looksRight(page)
  })
})

describe('a prospect', () => {
  // CRM-01, CRM-04, CRM-05, CRM-06
  it('comes from the first call to a signed agreement and its onboarding done', async () => {
    await using visit = await visitAs(chromium, server, 'account-manager', { path: null })
    const { page } = visit
    const name = 'Juniper Valley Mazda'
    await openScreen(page, '/sales-pipeline')
    await add(page, 'lead', async () => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
      await choose(page, 'Stage', 'New')
      await page.getByRole('textbox', { name: 'Value a Month' }).fill('2500')
    })
    // It was added on the board, where it stands now; the focus is where it was.
    const again = page.getByRole('button', { name: 'Add lead' })
    await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true)
    // The one beside a stage begins in that stage.
    await page.getByRole('button', { name: 'Add to Qualified' }).click()
    const stage = page.getByRole('dialog').getByRole('combobox', { name: 'Stage', exact: true })
    await expect.poll(() => stage.inputValue()).toBe('Qualified')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const card = page.getByRole('link', { name, exact: true })
    await card.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await said(page, `${name} is in`)
    await card.click()
    await page.getByRole('textbox', { name: 'Note' }).fill('First call: asked for search and social.')
    await page.getByRole('button', { name: 'Add note' }).click()
    // The field holds the same words until it is emptied.
    await page
      .getByRole('region', { name: 'Timeline' })
      .getByRole('paragraph')
      .filter({ hasText: 'First call' })
      .waitFor()
    await page.getByRole('button', { name: /^(Contacted|Qualified|Proposal Sent|Meeting.*)$/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Won' }).click()
    await add(page, 'the client', async () => undefined)
    await page.getByRole('heading', { level: 1, name: 'Create Agreement' }).waitFor()
    await choose(page, 'Template', 'Digital Marketing Agreement', 'main')
    await choose(page, 'Service', 'Google Ads', 'main')
    await page.getByRole('button', { name: 'Create agreement' }).click()
    await page.getByRole('button', { name: 'Send to sign' }).waitFor()
    const store = (await manager.get<{ rows: Store[] }>(`/clients?search=${name}`)).body.rows[0]!
    const dealer = (await manager.get<Store>('/users/getUserByEmail?email=client@demo.test')).body
    const [role] = (await manager.get<Store[]>('/client-user-types')).body
    await manager.post('/clients/assignTeamMembers', {
      clientId: store.id,
      teamMembers: [{ userId: dealer.id, clientUserTypeId: role!.id }],
    })
    // The page that said nobody could sign need not be loaded anew once somebody can.
    await page.getByText('has no user of its own who could sign').waitFor()
    await page.getByRole('button', { name: 'Send to sign' }).click()
    const question = page.getByRole('alertdialog', { name: /^Send .* to sign\?$/ })
    await question.getByText('client@demo.test').waitFor()
    await question.getByRole('button', { name: 'Send' }).click()
    await said(page, /^Sent/)

    {
      // What they see first says that it waits, and leads where the mail that asks for it does.
      const agreement = new URL(page.url()).pathname.split('/').at(-1)
      await using theirs = await visitAs(chromium, server, 'client', { path: '/monthly-report' })
      await theirs.page
        .getByRole('listitem')
        .filter({ hasText: `${name}, to be signed by` })
        .getByRole('link')
        .click()
      await theirs.page.waitForURL(`**/clients/${store.slug}/agreements/${agreement}`)
      await theirs.page.getByRole('textbox', { name: 'Your Full Name' }).fill('Jo Vale')
      await theirs.page.getByRole('checkbox', { name: consentSentence }).check()
      await theirs.page.getByRole('button', { name: 'Sign agreement' }).click()
      await said(theirs.page, 'Signed. The agency signs next.')
      await expect.poll(() => regionInFocus(theirs.page)).toBe('Signatures')
    }
    {
      const path = new URL(page.url()).pathname
      await using office = await visitAs(chromium, server, 'accounting', { path })
      await office.page.getByRole('textbox', { name: 'Your Full Name' }).fill('Nina Park')
      await office.page.getByRole('button', { name: 'Countersign' }).click()
      await said(office.page, 'The agreement is active.')
      await expect.poll(() => regionInFocus(office.page)).toBe('Signatures')
    }
    await page.reload()
    await page.getByRole('button', { name: 'Start onboarding' }).click()
    await said(page, new RegExp(`^The onboarding of ${name} has begun`))

    {
      await using theirs = await visitAs(chromium, server, 'client', { path: '/' })
      const list = theirs.page.getByRole('region', { name: `Getting ${name} started` })
      await list.getByRole('checkbox', { name: 'Billing contact and payment terms' }).click()
      await said(theirs.page, 'Done: Billing contact and payment terms. Your account manager is told.')
      await list.getByText(/^1 of /).waitFor()
      await looksRight(theirs.page)
    }
    await openScreen(page, `/onboarding/tasks?search=${encodeURIComponent(name)}`)
    const boxes = (checked: boolean) => page.getByRole('checkbox', { name: /is done$/, checked })
    await boxes(false).first().waitFor()
    // What the client ticked off itself is done already.
    const tasks = (await boxes(false).count()) + 1
    for (let done = 1; done < tasks; done += 1) {
      await boxes(false).first().click()
      await boxes(true).nth(done).waitFor()
    }
    await openScreen(page, `/onboarding?search=${encodeURIComponent(name)}`)
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .getByText(/^100(\.0+)?%$/)
      .waitFor()
    await looksRight(page)
  })
})

describe('a new agreement', () => {
  it('keeps what was written by hand when another template is chosen, says so, and gives it up when asked', async () => {
    const terms = 'Either side may end it at the end of a month.'
    const { id: templateId } = (
      await manager.post<{ id: number }>('/agreement-templates', {
        name: 'Month to Month',
        terms,
        months: 1,
        noticeDays: 15,
      })
    ).body
    const services = (await manager.get<{ id: number }[]>('/services')).body
    for (const [place, amount] of [250, 380].entries())
      await manager.post('/agreement-template-services', {
        templateId,
        serviceId: services[place]!.id,
        budgetType: 'Recurring',
        amount,
        order: place,
      })
    await using visit = await visitAs(chromium, server, 'account-manager', { path: '/agreements/create' })
    const { page } = visit
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await choose(page, 'Template', 'Month to Month', 'main')
    await expect.poll(() => field('Terms').inputValue()).toBe(terms)
    const amounts = () =>
      page
        .getByRole('list', { name: 'Services' })
        .getByLabel('Amount')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    await expect.poll(amounts).toEqual(['250.00', '380.00'])
    await page.getByLabel('Amount').first().fill('275')
    await field('Terms').fill('Our own words.')
    await choose(page, 'Template', 'Digital Marketing Agreement', 'main')
    await page.getByText('The template says something else of: Terms.').waitFor()
    await expect.poll(() => field('Terms').inputValue()).toBe('Our own words.')
    // A service that somebody changed stays, the other goes with the template that brought it.
    await expect.poll(() => amounts()).toEqual(['275.00'])
    await expect.poll(() => field('Notice (Days)').inputValue()).not.toBe('15')
    await looksRight(page)
    await page.getByRole('button', { name: 'Take the template’s' }).click()
    await expect.poll(() => field('Terms').inputValue()).not.toBe('Our own words.')
    await field('Notice (Days)').fill('-3')
    await field('Notice (Days)').blur()
    await page.getByText('Field must be from 0 to 365').waitFor()
  })
})

describe('an agreement on services that run already', () => {
  // AGR-03
  it('says so before its budgets are made, on a phone too; a second tab that comes late shows what became of it', async () => {
    const client = await signIn(server.url, 'client')
    const month = `${today().slice(0, 7)}-01`
    const services = (await manager.get<{ id: number; name: string }[]>('/services')).body
    const service = services.find(({ name }) => name === 'Website Chat') ?? services.at(-1)!
    const budget = { serviceId: service.id, budgetType: 'Recurring' }
    await manager.post('/budgets/createBudgetWithFees', {
      ...budget,
      clientId: 1001,
      startsAt: month,
      invoiceAmount: 310,
    })
    const { id, slug } = (
      await manager.post<Store>('/agreements', {
        clientId: 1001,
        title: 'Chat agreement',
        startsAt: addMonths(month, 1),
        months: 12,
        noticeDays: 30,
        terms: 'Between {agency} and {client}.',
        services: [{ ...budget, amount: 340 }],
      })
    ).body
    await manager.post(`/agreements/${id}/send`)
    const { documentHash } = (await client.get<Answer<'agreements.get'>>(`/agreements/${slug}`)).body
    await client.post(`/agreements/${id}/sign`, { name: 'Jo Vale', consent: true, documentHash })
    await manager.post(`/agreements/${id}/countersign`, { name: 'Nina Park' })

    const path = `/agreement/${slug}`
    await using desk = await visitAs(chromium, server, 'director', { path })
    await using hand = await visitAs(chromium, server, 'director', { path, ...phone })
    await hand.page.getByText(`${service.name} runs already, at $310.00 a month.`).waitFor()
    await looksRight(hand.page, false)
    await desk.page.getByRole('button', { name: 'Add its budget beside' }).waitFor()
    await hand.page.getByRole('button', { name: 'Go on with what runs' }).click()
    await said(hand.page, 'The budgets are as it was agreed.')
    await desk.page.getByRole('button', { name: 'Add its budget beside' }).click()
    await said(desk.page, 'The budgets of this agreement were created already.')
    await expect.poll(() => desk.page.getByRole('button', { name: /beside$/ }).count()).toBe(0)
    const { budgets } = (await manager.get<Answer<'budgetPlans.ofClient'>>('/clients/1001/budget-plan')).body
    const next = budgets.filter(({ endsAt, service: name }) => name === service.name && endsAt === null)
    expect(next.map(({ invoiceAmount }) => invoiceAmount)).toEqual([340])
  })
})
