import { pacingSections } from '@portal/core/money/services/sections'
import { paceAfter, passedOf, type Pace } from '@portal/core/results/metrics/pace'
import type { PortalReader } from '../../portal-reader.ts'

interface Section extends Pace {
  readonly sectionId: number
  readonly label: string
}

/** How far a client's month is, whole and by section of the pacing report; money in dollars. */
export interface ClientPace extends Pace {
  readonly clientId: number
  readonly name: string
  readonly slug: string
  readonly sections: readonly Section[]
}

/** How far clients are, and the last day that has figures. */
export interface Paces {
  readonly through: string | null
  readonly rows: readonly ClientPace[]
}

/**
 * How far months are spent, as whoever asks may see it: people of the agency
 * hold spend against the media budget, everybody else what they paid for media
 * (Investment) against what they are invoiced for it.
 */
export async function pacesOf(
  portal: PortalReader,
  clientIds: readonly number[],
  month: string,
): Promise<Paces> {
  const asked = { clientIds: [...clientIds], month }
  if (portal.may('clients.mtdPacingTotals')) return portal.read('clients.mtdPacingTotals', { body: asked })
  const sections = []
  for (const { id: sectionId, label } of pacingSections)
    sections.push({
      sectionId,
      label,
      ...(await portal.read('clients.sectionBudgets', { body: { ...asked, sectionId } })),
    })
  const through = sections.reduce<string | null>(
    (latest, { through: day }) => (day !== null && (latest === null || day > latest) ? day : latest),
    null,
  )
  const clients = new Map<number, { readonly name: string; readonly slug: string; readonly of: Section[] }>()
  for (const { sectionId, label, rows } of sections)
    for (const { clientId, name, slug, investment: spend, budget, expected, projected, pace } of rows) {
      const client = clients.get(clientId) ?? { name, slug, of: [] }
      client.of.push({ sectionId, label, spend, budget, expected, projected, pace })
      clients.set(clientId, client)
    }
  const passed = passedOf(month, through)
  const sum = (of: readonly Section[], figure: (one: Section) => number): number =>
    of.reduce((total, one) => total + figure(one), 0)
  return {
    through,
    rows: [...clients].map(([clientId, { name, slug, of }]) => ({
      clientId,
      name,
      slug,
      sections: of,
      ...paceAfter(
        passed,
        sum(of, ({ budget }) => budget),
        sum(of, ({ spend }) => spend),
      ),
    })),
  }
}
