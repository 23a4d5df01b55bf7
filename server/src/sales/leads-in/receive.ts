import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { keyHash } from './keys.ts'
import type { LeadIn } from './lead-in.ts'
import { readAdf } from './read-adf.ts'
import { readFields } from './read-fields.ts'
import type { Kept } from './take-in.ts'

/**
 * Leads that a vendor or a website sends for one client, in any of three shapes. They are written together with those
 * that arrive at the same moment, and answered when they are.
 */
export const receiveLeads = operation(
  'arrivedLeads.receive',
  async ({ tenantId, params, body, services, doer }) => {
    const deliver = async (leads: readonly LeadIn[]): Promise<readonly Kept[]> => {
      const { kept } = await services.leadDesk.take(tenantId, { keyHash: keyHash(params.key), leads, doer })
      if (!kept) throw notFound('This address for leads')
      return kept
    }
    const xml = body['adf']
    let leads: readonly LeadIn[]
    try {
      leads = typeof xml === 'string' ? readAdf(xml) : [readFields(body)]
    } catch (error) {
      // Whoever has no address here is not told what is wrong with a lead.
      await deliver([])
      throw error
    }
    const kept = await deliver(leads)
    const count = (result: string): number => kept.filter((one) => one.result === result).length
    return {
      accepted: count('accepted'),
      keptApart: count('kept apart'),
      repeated: count('repeated'),
      leads: kept.map(({ arrivedId: _own, ...lead }) => lead),
    }
  },
)
