import { defineJob } from '../jobs/job.ts'

/** Hands over to another tracker what was filed in the portal. */
export const sendSupport = defineJob<{
  readonly tenantId: number
  readonly issue?: number
  readonly comment?: number
}>({
  name: 'send-support',
  retries: { most: 12, firstWait: 10 },
  limit: 900,
  async run() {
    throw new Error('Only the built-in tracker is known yet.')
  },
})
