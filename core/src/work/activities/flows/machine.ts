import { noAnswers, type FlowAnswers } from './answers.ts'
import { conditions } from './conditions.ts'
import type { FlowName } from './flow-for.ts'
import { flows, type Happening, type Shows, type StepId, type Transition } from './flows.ts'
import type { LineGroup } from './lines.ts'
import type { FlowState } from './state.ts'

export type { FlowState } from './state.ts'

/** The beginning of a flow. */
export const begin = (flow: FlowName): FlowState => ({
  flow,
  step: flows[flow].steps[0]?.id ?? 'done',
  way: [],
  answers: noAnswers,
  groups: [],
})

/** What the present step shows; null at the end. */
export const shown = ({ flow, step }: FlowState): Shows | null =>
  flows[flow].steps.find(({ id }) => id === step)?.shows ?? null

const from = ({ flow, step }: FlowState, on: Happening): readonly Transition[] =>
  flows[flow].transitions.filter((one) => one.from === step && one.on === on)

const transition = (state: FlowState, on: Happening): Transition | undefined =>
  from(state, on).find(({ when }) => when === undefined || conditions[when](state))

/** Whether the present step has this at all. */
export const offers = (state: FlowState, on: Happening): boolean => from(state, on).length > 0

/** Whether it would lead somewhere now. */
export const may = (state: FlowState, on: Happening): boolean => transition(state, on) !== undefined

/** The flow after something happened; the same when it leads nowhere now. */
export function move(state: FlowState, on: Happening): FlowState {
  const taken = transition(state, on)
  if (!taken) return state
  const { to, clears } = taken
  return {
    ...state,
    step: to,
    way: wayTo(state, to),
    answers: clears === undefined ? state.answers : { ...state.answers, [clears]: [] },
  }
}

/** Waiting is no place to come back to; a step that was passed before is returned to, not passed again. */
function wayTo({ flow, step, way }: FlowState, to: StepId): readonly StepId[] {
  const before = way.indexOf(to)
  if (before >= 0) return way.slice(0, before)
  const waits = flows[flow].steps.some(({ id, shows }) => id === step && shows === 'loading')
  return waits ? way : [...way, step]
}

/** Whether there is a step before this one. */
export const canGoBack = ({ way }: FlowState): boolean => way.length > 0

/** The step before, with every answer kept. */
export function back(state: FlowState): FlowState {
  const before = state.way.at(-1)
  return before === undefined ? state : { ...state, step: before, way: state.way.slice(0, -1) }
}

/** The flow with other answers. */
export const answered = (state: FlowState, answers: Partial<FlowAnswers>): FlowState => ({
  ...state,
  answers: { ...state.answers, ...answers },
})

/** The flow after its figures were read. */
export const loaded = (state: FlowState, groups: readonly LineGroup[]): FlowState =>
  may(state, 'loaded') ? move({ ...state, groups }, 'loaded') : state
