import type { FlowAnswers } from './answers.ts'
import type { FlowName } from './flow-for.ts'
import type { StepId } from './flows.ts'
import type { LineGroup } from './lines.ts'

/** Where somebody is in a flow, and what was answered and read on the way. */
export interface FlowState {
  readonly flow: FlowName
  readonly step: StepId
  /** The steps that one came by, the latest last. */
  readonly way: readonly StepId[]
  readonly answers: FlowAnswers
  /** What was made of the figures; empty before they are read. */
  readonly groups: readonly LineGroup[]
}
