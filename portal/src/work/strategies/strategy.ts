import { today } from '@portal/core/foundation/format'
import { isOpenStrategy } from '@portal/core/work/strategies/strategies'
import type { Tone } from '@portal/ui/badge'
import { refresh } from '../../foundation/session/query.ts'
import type { RowOf } from '../../platform/parts/list/index.ts'

/** What a department wants to reach for a client. */
export type Strategy = RowOf<'strategies.list'>

/** After one was written: what waits for people is counted on the team's screen. */
export const strategiesChanged = (): void => refresh('strategies', 'team')

/** Whether it should be completed already. */
export const isOverdue = ({ status, dueAt }: Strategy): boolean =>
  isOpenStrategy(status) && dueAt !== null && dueAt < today()

const tones: Readonly<Record<string, Tone>> = {
  Planned: 'neutral',
  'In Progress': 'information',
  Completed: 'success',
  Dropped: 'neutral',
}

/** The tone of the badge of a strategy’s state. */
export const toneOfStrategy = ({ status }: Strategy): Tone => tones[status] ?? 'neutral'
