import type { Server } from '@portal/server/server'
import { expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addMonths, monthRange, today } from '@portal/core/foundation/format'
import { signIn, type Caller } from '../support/index.ts'

/** Primary goals with a figure, tried on the server of `performance-reports.test.ts`. */
export function testPrimaryGoals(here: () => Server): void {
  const stored = <Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]> =>
    here().services.database.asOwner(async (owner) => (await owner.query<Row>(statement, [...values])).rows)

  test('a primary goal is held against a figure of its month, as far as the store got', async () => {
    const month = addMonths(`${today().slice(0, 7)}-01`, -1)
    const manager = await signIn(here().address, 'account-manager')
    const client = await signIn(here().address, 'client-manager')
    const { body: goal } = await manager.post<Answer<'primaryGoals.create'>>('/clients/1003/primary-goals', {
      month,
      goal: 'More leads than ever.',
    })
    expect(goal).toMatchObject({ measure: null, target: null, figure: null, state: null })
    const [{ leads } = { leads: 0 }] = await stored<{ leads: number }>(
      `select sum(count)::float8 as leads from lead where tenant_id = 1 and client_id = 1003 and deleted_at is null and received_at between $1::date and $2::date`,
      [month, monthRange(month).end],
    )
    const hold = (by: Caller, body: object) =>
      by.put<Answer<'primaryGoals.update'> & { errors?: object }>(`/primary-goals/${goal.id}`, body)
    expect((await hold(manager, { measure: 'Leads', target: leads })).body).toMatchObject({
      measure: 'Leads',
      target: leads,
      figure: leads,
      state: 'Reached',
    })
    expect((await hold(manager, { measure: 'Leads', target: leads + 1 })).body.state).toBe('Missed')
    for (const measure of ['Sales', 'Appointments', 'Sessions', 'Clicks', 'Conversions'])
      expect([measure, Number((await hold(manager, { measure, target: 1 })).body.figure) > 0]).toEqual([
        measure,
        true,
      ])
    expect((await hold(manager, { measure: 'Leads', target: null })).body.errors).toHaveProperty('target')
    expect((await hold(manager, { measure: null, target: 5 })).body.errors).toHaveProperty('measure')
    // One that says its figure where it is written has it at once.
    const { body: said } = await manager.post<Answer<'primaryGoals.create'>>('/clients/1003/primary-goals', {
      month,
      goal: `Reach ${leads + 1} leads this month.`,
    })
    expect(said).toMatchObject({ measure: 'Leads', target: leads + 1, figure: leads, state: 'Missed' })
    // What is ahead has not come about.
    const ahead = addMonths(month, 2)
    await stored(
      `insert into appointment (tenant_id, client_id, appointment_type_id, scheduled_at, count)
        select 1, 1003, min(id), $1::date + 14, 5000 from appointment_type where tenant_id = 1`,
      [ahead],
    )
    const { body: next } = await manager.post<Answer<'primaryGoals.create'>>('/clients/1003/primary-goals', {
      month: ahead,
      goal: 'A full showroom.',
    })
    expect(
      (await manager.put(`/primary-goals/${next.id}`, { measure: 'Appointments', target: 1 })).body,
    ).toMatchObject({ figure: null, state: 'Under Way' })
    // Whoever only sees the client changes none, and whoever supports another client finds none.
    const support = await signIn(here().address, 'ad-support')
    expect((await hold(support, { measure: null, target: null })).status).toBe(404)
    expect((await hold(client, { measure: null, target: null })).status).toBe(403)
    const { body: seen } = await client.get<Answer<'primaryGoals.list'>>(
      `/primary-goals?month=${month}&pageSize=200`,
    )
    expect(seen.rows.find(({ id }) => id === goal.id)).toMatchObject({
      measure: 'Conversions',
      state: 'Reached',
    })
  })
}
