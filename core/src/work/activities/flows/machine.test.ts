import { describe, expect, it } from 'vitest'
import type { Change } from './answers.ts'
import { flowFor, flowNames, type FlowName } from './flow-for.ts'
import { displayOrVideo, flows, type Happening } from './flows.ts'
import {
  answered,
  back,
  begin,
  canGoBack,
  loaded,
  may,
  move,
  offers,
  shown,
  type FlowState,
} from './machine.ts'
import type { LineGroup } from './lines.ts'

const change: Change = { option: 'budget-change', text: '', imageUrl: '', imageFile: null }
const days = { start: '2026-11-01', end: '2026-11-20' }
const cost = (direction: 'increased' | 'decreased'): readonly LineGroup[] => [
  { id: 'sem', title: '', lines: [{ id: 'sem.costPerConversion', label: '', text: 'x', direction }] },
]
const go = (state: FlowState, ...happenings: readonly Happening[]): FlowState =>
  happenings.reduce((now, on) => move(now, on), state)
const atDates = (flow: FlowName): FlowState =>
  answered(flow === 'sem' || flow === 'social' ? go(begin(flow), 'no') : begin(flow), days)
const atFigures = (flow: FlowName, groups: readonly LineGroup[] = []): FlowState =>
  loaded(go(atDates(flow), 'next'), groups)

describe.each(['sem', 'social'] as const)('the flow of %s', (flow) => {
  it('begins with the question (FLW-02)', () => {
    expect(shown(begin(flow))).toBe('question')
    expect(offers(begin(flow), 'yes') && offers(begin(flow), 'no')).toBe(true)
  })

  it('goes by Yes through changes and details to the dates, or ends there (FLW-03, FLW-05)', () => {
    const choosing = go(begin(flow), 'yes')
    expect(choosing.step).toBe('step1-yes')
    expect(may(choosing, 'next')).toBe(false)
    const details = go(answered(choosing, { changes: [change] }), 'next')
    expect(details.step).toBe('step1-yes-details')
    expect(go(details, 'done').step).toBe('done')
    expect(go(details, 'next')).toMatchObject({ step: 'step1-no', answers: { changes: [change] } })
  })

  it('clears the changes by No, and only by No (FLW-04)', () => {
    const chosen = answered(go(begin(flow), 'yes'), { changes: [change] })
    const returned = back(chosen)
    expect(returned).toMatchObject({ step: 'step1', answers: { changes: [change] } })
    expect(go(returned, 'no')).toMatchObject({ step: 'step1-no', answers: { changes: [] } })
  })

  it('goes on only when the details are in order (FLW-06)', () => {
    const details = (values: Partial<Change>): FlowState =>
      go(answered(go(begin(flow), 'yes'), { changes: [{ ...change, ...values }] }), 'next')
    const file = (megabytes: number): File => new File([new Uint8Array(megabytes * 1024 * 1024)], 'ad.png')
    expect(may(details({ imageUrl: 'nowhere' }), 'next')).toBe(false)
    expect(may(details({ imageUrl: 'nowhere' }), 'done')).toBe(false)
    expect(may(details({ imageFile: file(10) }), 'next')).toBe(false)
    expect(may(details({ imageFile: file(9), imageUrl: 'example.com/ad.png' }), 'next')).toBe(true)
  })

  it('ends with other issues (FLW-18)', () => {
    const issues = go(atFigures(flow, cost('decreased')), 'next')
    expect(shown(issues)).toBe('issues')
    expect(go(issues, 'done').step).toBe('done')
  })
})

describe('figures', () => {
  it.each(flowNames)('of %s are read for exactly two dates (FLW-07)', (flow) => {
    const dates = atDates(flow)
    expect(shown(dates)).toBe('dates')
    expect(may(answered(dates, { end: '' }), 'next')).toBe(false)
    expect(may(answered(dates, { start: '' }), 'next')).toBe(false)
    expect(may(answered(dates, { start: '2026-11-21', end: '2026-11-20' }), 'next')).toBe(false)
    expect(go(dates, 'next').step).toBe('step2-loading')
  })

  it.each(flowNames)('of %s can be given up while they are read, and the dates stay', (flow) => {
    const dates = atDates(flow)
    expect(go(dates, 'next', 'cancel')).toEqual(dates)
  })

  it('that come after they were given up change nothing', () => {
    const dates = atDates('sem')
    expect(loaded(dates, cost('increased'))).toBe(dates)
  })
})

describe('after the figures', () => {
  it('SEM asks for optimizations when cost per conversion increased and is included, and ends there (FLW-17)', () => {
    const figures = atFigures('sem', cost('increased'))
    const optimizations = go(figures, 'next')
    expect(optimizations.step).toBe('step2-optimizations')
    expect(go(optimizations, 'done').step).toBe('done')
    const left = answered(figures, { lines: { 'sem.costPerConversion': { include: false, edited: null } } })
    expect(go(left, 'next').step).toBe('step3')
    expect(go(atFigures('sem', cost('decreased')), 'next').step).toBe('step3')
    expect(go(atFigures('sem'), 'next').step).toBe('step3')
  })

  it('social asks for other issues whatever the cost (FLW-18)', () => {
    expect(go(atFigures('social', cost('increased')), 'next').step).toBe('step3')
  })

  it.each(['display-video', 'ctv'] as const)('%s is done (FLW-19)', (flow) => {
    expect(flows[flow].steps.map(({ id }) => id)).toEqual(['step1', 'step2-loading', 'step2'])
    const figures = atFigures(flow)
    expect(figures.step).toBe('step2')
    expect(offers(figures, 'next')).toBe(false)
    expect(go(figures, 'done').step).toBe('done')
  })
})

describe('Back', () => {
  it.each(flowNames)('returns through %s the way one came, past the waiting, with every answer', (flow) => {
    let state = atFigures(flow, cost('increased'))
    if (offers(state, 'next')) state = go(state, 'next')
    state = answered(state, { issues: [{ option: 'pricing', text: 'Ours is higher.' }] })
    const { answers } = state
    const seen: string[] = []
    while (canGoBack(state)) {
      state = back(state)
      seen.push(state.step)
    }
    expect(seen.at(-1)).toBe('step1')
    expect(seen).not.toContain('step2-loading')
    expect(state.answers).toBe(answers)
  })
})

describe('every flow as it is declared', () => {
  it.each(flowNames)('%s has no step that cannot be reached or left', (flow) => {
    const { steps, transitions } = flows[flow]
    const ids = steps.map(({ id }) => id)
    for (const { from, to } of transitions) {
      expect(ids).toContain(from)
      expect([...ids, 'done']).toContain(to)
    }
    const reached = new Set(transitions.map(({ to }) => to))
    expect(ids.slice(1).filter((id) => !reached.has(id))).toEqual([])
    expect(ids.filter((id) => !transitions.some(({ from }) => from === id))).toEqual([])
  })
})

describe('which flow there is', () => {
  it('follows the type, and for social the industry (ACT-32)', () => {
    expect([3, 5, 7].map((type) => flowFor(type, null))).toEqual(['sem', 'display-video', 'ctv'])
    expect(flowFor(4, 2)).toBe('social')
    expect([1, 5, null].map((industry) => flowFor(4, industry))).toEqual([null, null, null])
    expect([null, 1, 2, 6, 8].map((type) => flowFor(type, 2))).toEqual([null, null, null, null, null])
  })

  it('is about display or video as the pacing section says, else about both', () => {
    expect([3, 4, null, 1].map(displayOrVideo)).toEqual(['display', 'video', 'both', 'both'])
  })
})
