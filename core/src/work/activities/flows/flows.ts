import { displayVideoSections } from '../display-video-sections.ts'
import { flowType, type FlowName } from './flow-for.ts'

/** The steps of all flows by name; `done` is where every flow ends. */
export type StepId =
  | 'step1'
  | 'step1-yes'
  | 'step1-yes-details'
  | 'step1-no'
  | 'step2-loading'
  | 'step2'
  | 'step2-optimizations'
  | 'step3'
  | 'done'

/** What a step puts before the person. */
export type Shows =
  | 'question'
  | 'changes'
  | 'change-details'
  | 'dates'
  | 'loading'
  | 'metrics'
  | 'optimizations'
  | 'issues'

/** What a person, or the end of loading, makes happen. Back is no transition: it returns along the way one came. */
export type Happening = 'yes' | 'no' | 'next' | 'done' | 'loaded' | 'cancel'

/** Conditions by name; `conditions.ts` has what each means. */
export type ConditionName =
  | 'a change is chosen'
  | 'the details are in order'
  | 'two dates are chosen'
  | 'cost per conversion increased and is included'

export interface Transition {
  readonly from: StepId
  readonly on: Happening
  readonly to: StepId
  /** Taken only when this holds. Of several with the same `from` and `on`, the first that may be taken is. */
  readonly when?: ConditionName
  /** Answers that are emptied on the way. */
  readonly clears?: 'changes'
}

export interface Flow {
  readonly title: string
  readonly activityTypeId: number
  /** Every step with what it shows; the first is where it begins. */
  readonly steps: readonly { readonly id: StepId; readonly shows: Shows }[]
  readonly transitions: readonly Transition[]
}

const throughChanges = [
  { id: 'step1', shows: 'question' },
  { id: 'step1-yes', shows: 'changes' },
  { id: 'step1-yes-details', shows: 'change-details' },
  { id: 'step1-no', shows: 'dates' },
  { id: 'step2-loading', shows: 'loading' },
  { id: 'step2', shows: 'metrics' },
] as const satisfies Flow['steps']

/** Only the answer No clears the changes; Next from their details keeps them. */
const askForChanges = [
  { from: 'step1', on: 'yes', to: 'step1-yes' },
  { from: 'step1', on: 'no', to: 'step1-no', clears: 'changes' },
  { from: 'step1-yes', on: 'next', to: 'step1-yes-details', when: 'a change is chosen' },
  { from: 'step1-yes-details', on: 'next', to: 'step1-no', when: 'the details are in order' },
  { from: 'step1-yes-details', on: 'done', to: 'done', when: 'the details are in order' },
] as const satisfies readonly Transition[]

const readFigures = (dates: StepId): readonly Transition[] => [
  { from: dates, on: 'next', to: 'step2-loading', when: 'two dates are chosen' },
  { from: 'step2-loading', on: 'loaded', to: 'step2' },
  { from: 'step2-loading', on: 'cancel', to: dates },
]

const otherIssuesAtTheEnd = [
  { from: 'step2', on: 'next', to: 'step3' },
  { from: 'step3', on: 'done', to: 'done' },
] as const satisfies readonly Transition[]

const onlyFigures: Pick<Flow, 'steps' | 'transitions'> = {
  steps: [
    { id: 'step1', shows: 'dates' },
    { id: 'step2-loading', shows: 'loading' },
    { id: 'step2', shows: 'metrics' },
  ],
  transitions: [...readFigures('step1'), { from: 'step2', on: 'done', to: 'done' }],
}

/** Every flow as data: the screens, the rules and `docs/flows.md` all read this. */
export const flows: Readonly<Record<FlowName, Flow>> = {
  sem: {
    title: 'SEM Note',
    activityTypeId: flowType.sem,
    steps: [
      ...throughChanges,
      { id: 'step2-optimizations', shows: 'optimizations' },
      { id: 'step3', shows: 'issues' },
    ],
    transitions: [
      ...askForChanges,
      ...readFigures('step1-no'),
      // Optimizations or other issues, not both.
      {
        from: 'step2',
        on: 'next',
        to: 'step2-optimizations',
        when: 'cost per conversion increased and is included',
      },
      ...otherIssuesAtTheEnd,
      { from: 'step2-optimizations', on: 'done', to: 'done' },
    ],
  },
  social: {
    title: 'Social Note',
    activityTypeId: flowType.social,
    steps: [...throughChanges, { id: 'step3', shows: 'issues' }],
    transitions: [...askForChanges, ...readFigures('step1-no'), ...otherIssuesAtTheEnd],
  },
  'display-video': {
    title: 'Display/Video Note',
    activityTypeId: flowType['display-video'],
    ...onlyFigures,
  },
  ctv: { title: 'Connected TV Note', activityTypeId: flowType.ctv, ...onlyFigures },
}

/** Which figures a display/video note is about: both, unless the pacing section says one. */
export type DisplayOrVideo = 'display' | 'video' | 'both'

/** @param sectionId of the pacing report, as the activity form has it */
export function displayOrVideo(sectionId: number | null): DisplayOrVideo {
  const [display, video] = displayVideoSections
  if (sectionId === display.value) return 'display'
  return sectionId === video.value ? 'video' : 'both'
}
