import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { signIn, startServer, type RunningServer } from '../support/index.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const yesterday = addDays(today(), -1)

// FLW-12, FLW-16
it('visits of a site are no campaigns of social', async () => {
  const staff = await signIn(server.url, 'account-manager')
  const question = { clients: [], start_date: addDays(yesterday, -29), end_date: yesterday }
  const social = await staff.post<Answer<'dashboards.social'>>('/dashboards/social', question)
  const segmented = await staff.post<Answer<'dashboards.socialSegmented'>>(
    '/dashboards/social-segmented',
    question,
  )
  const counts = (of: readonly { readonly clientId: number; readonly campaigns: number }[]) =>
    of.map(({ clientId, campaigns }) => [clientId, campaigns])
  expect(social.body.data.length).toBeGreaterThan(0)
  expect(counts(segmented.body.data)).toEqual(counts(social.body.data))
})
