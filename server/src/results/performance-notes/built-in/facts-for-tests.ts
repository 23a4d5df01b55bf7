import { figuresOf, noSums, type Figures, type Sums } from '@portal/core/results/metrics/figures'
import type { Named, NoteFacts } from '../../../foundation/outside/notes/facts.ts'

/** What tests say of a period: money and conversions as people write them. */
export interface Said extends Partial<
  Omit<Sums, 'spendMicros' | 'conversionMicros' | 'conversionValueMicros'>
> {
  readonly spend?: number
  readonly conversions?: number
}

export const figures = ({ spend = 0, conversions = 0, ...rest }: Said): Figures =>
  figuresOf({
    ...noSums,
    ...rest,
    spendMicros: Math.round(spend * 1e6),
    conversionMicros: Math.round(conversions * 1e6),
  })

export const campaign = (name: string, now: Said | null, before: Said | null): Named => ({
  name,
  segment: '',
  now: now && figures(now),
  before: before && figures(before),
})

/** Facts of two weeks of search, unless said otherwise. */
export function factsOf(now: Said | null, before: Said | null, more: Partial<NoteFacts> = {}): NoteFacts {
  return {
    client: 'Eastgate Honda',
    channel: 'search',
    asked: { start: '2026-03-01', end: '2026-03-14' },
    current: { start: '2026-03-01', end: '2026-03-14' },
    previous: { start: '2026-02-15', end: '2026-02-28' },
    now: now && figures(now),
    before: before && figures(before),
    parts: [],
    campaigns: [],
    placements: [],
    days: Array.from({ length: 14 }, (_, at) => ({
      day: `2026-03-${String(at + 1).padStart(2, '0')}`,
      ...figures({}),
    })),
    pacing: [],
    ...more,
  }
}
