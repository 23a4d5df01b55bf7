import { describe, expect, it } from 'vitest'
import { vehicleSegment, visitSegment } from '../../money/services/channels.ts'
import { addSums, amountsOf, changeOf, figuresOf, figuresOfAmounts, noSums } from './figures.ts'
import { columnValue, formatMeasure, movementOf } from './measures.ts'
import { paceOf, paceSentence, paceStateOf } from './pace.ts'
import { chosenRange, comparedMonths, flowPresets, notePresets, previousPeriod } from './periods.ts'

const rangeOf = (presets: typeof flowPresets, label: string, today: string) =>
  presets.find((preset) => preset.label === label)?.range(today)

describe('presets', () => {
  // AIG-04
  it.each([
    ['Last 7 Days', '2026-03-08', '2026-03-14'],
    ['Month to Date', '2026-03-01', '2026-03-14'],
    ['Last Month', '2026-02-01', '2026-02-28'],
    ['Last 30 Days', '2026-02-14', '2026-03-14'],
  ])('%s of the AI notes on 15 March', (label, start, end) => {
    expect(rangeOf(notePresets, label, '2026-03-15')).toEqual({ start, end })
  })

  // FLW-07, FLW-08
  it.each([
    ['Last 7 Days', '2026-03-08'],
    ['Month to Date', '2026-03-01'],
    ['Last 30 Days', '2026-02-13'],
    ['Last 60 Days', '2026-01-14'],
    ['Last 90 Days', '2025-12-15'],
  ])('%s of a flow ends yesterday', (label, start) => {
    expect(rangeOf(flowPresets, label, '2026-03-15')).toEqual({ start, end: '2026-03-14' })
  })

  it('month to date is the whole month before on the first', () => {
    expect(rangeOf(flowPresets, 'Month to Date', '2026-03-01')).toEqual({
      start: '2026-02-01',
      end: '2026-02-28',
    })
  })
})

describe('the period before', () => {
  it.each([
    ['2026-03-08', '2026-03-14', '2026-03-01', '2026-03-07'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2026-03-05', '2026-03-05', '2026-03-04', '2026-03-04'],
  ])('of %s to %s is %s to %s', (start, end, before, last) => {
    expect(previousPeriod({ start, end })).toEqual({ start: before, end: last })
  })
})

describe('a month', () => {
  it('that runs is compared with the same days of the month before, all of it where that is shorter', () => {
    expect(comparedMonths('2026-11-01', '2026-11-21')).toEqual({
      current: { start: '2026-11-01', end: '2026-11-21' },
      previous: { start: '2026-10-01', end: '2026-10-21' },
      whole: false,
    })
    expect(comparedMonths('2026-03-01', '2026-03-30').previous).toEqual({
      start: '2026-02-01',
      end: '2026-02-28',
    })
  })

  it('that is over, or has no figures yet, is compared with the whole one before', () => {
    const whole = {
      current: { start: '2026-11-01', end: '2026-11-30' },
      previous: { start: '2026-10-01', end: '2026-10-31' },
      whole: true,
    }
    for (const through of ['2026-11-30', '2026-12-04', '2026-10-31', null])
      expect(comparedMonths('2026-11-01', through)).toEqual(whole)
  })
})

describe('figures', () => {
  it('are exact where sums are, and null where there is nothing to divide by', () => {
    const sums = addSums(
      { ...noSums, impressions: 6319, clicks: 51, spendMicros: 20_836_690, conversionMicros: 2_000_000 },
      { ...noSums, impressions: 6408, clicks: 36, spendMicros: 13_445_490, conversionMicros: 1_000_000 },
    )
    expect(figuresOf(sums)).toMatchObject({
      impressions: 12_727,
      clicks: 87,
      spend: 34.28,
      conversions: 3,
      ctr: 0.006836,
      cpc: 0.39,
      cpm: 2.69,
      costPerConversion: 11.43,
      vtr: 0,
    })
    expect(figuresOf(noSums)).toMatchObject({
      ctr: null,
      cpc: null,
      cpm: null,
      costPerConversion: null,
      vtr: null,
    })
  })

  it('compare with what there was, and with nothing where there was nothing', () => {
    expect(changeOf(120, 100)).toBeCloseTo(0.2)
    expect(changeOf(50, 100)).toBeCloseTo(-0.5)
    expect(changeOf(50, 0)).toBeNull()
    expect(changeOf(null, 100)).toBeNull()
  })
})

describe('pace', () => {
  it('is spend of what the days that have passed would take', () => {
    expect(paceOf(3000, 1400, '2026-11-01', '2026-11-15')).toEqual({
      budget: 3000,
      spend: 1400,
      expected: 1500,
      projected: 2800,
      pace: 0.933,
    })
  })

  it('is the whole budget once the month is over', () => {
    expect(paceOf(3000, 3000, '2026-10-01', '2026-11-15').expected).toBe(3000)
  })

  it('says nothing without a budget, or before a day is known', () => {
    expect(paceOf(0, 20, '2026-11-01', '2026-11-15').pace).toBeNull()
    expect(paceOf(100, 0, '2026-11-01', null)).toMatchObject({ expected: 0, projected: 0, pace: null })
  })
})

describe('the state of a pace', () => {
  it.each([
    [1000, 300, 0.6, 'Underpacing'],
    [1000, 700, 1.4, 'Overpacing'],
    [1000, 500, 1.1, 'On pace'],
    [1000, 500, 0.9, 'On pace'],
    [0, 20, null, 'No budget'],
    [0, 0, null, 'Not started'],
    [1000, 0, null, 'Not started'],
  ])('of a budget of %i with %i spent at %s is %s', (budget, spend, pace, state) => {
    expect(paceStateOf({ budget, spend, pace })).toBe(state)
  })
})

describe('what a campaign is about', () => {
  it.each([
    ['Hartwell | New Vehicles | Search', 'new'],
    ['Pre-Owned SUV', 'used'],
    ['CPO_Camry', 'used'],
    ['New and Used Clearance', ''],
    ['Brand', ''],
    ['Newport Store', ''],
  ])('%s', (name, segment) => {
    expect(vehicleSegment(name)).toBe(segment)
  })

  it.each([
    ['Organic Search', 'organic'],
    ['google / cpc', 'paid-search'],
    ['Paid Social', 'paid-social'],
    ['facebook.com / paid', 'paid-social'],
    ['(direct) / (none)', 'direct'],
    ['Email', ''],
  ])('visits from %s', (source, segment) => {
    expect(visitSegment(source)).toBe(segment)
  })
})

describe('the days that an address names', () => {
  const today = '2026-03-15'
  it('are two days of its own', () => {
    expect(chosenRange({ preset: 'Last Month', start: '2025-02-01', end: '2025-02-28' }, today)).toEqual({
      start: '2025-02-01',
      end: '2025-02-28',
      preset: null,
    })
  })

  it('come from a preset that it names', () => {
    expect(chosenRange({ preset: 'Last Month', start: null, end: null }, today)).toEqual({
      start: '2026-02-01',
      end: '2026-02-28',
      preset: 'Last Month',
    })
  })

  it.each([
    ['nothing', null, null, null],
    ['an end before its start', null, '2026-03-02', '2026-03-01'],
    ['no day at all', 'Yesterday', '2026-02-30', 'x'],
    ['more days than anybody may ask for', null, '1999-01-01', '2026-03-01'],
  ])('are the last thirty for %s', (_what, preset, start, end) => {
    expect(chosenRange({ preset, start, end }, today)).toEqual({
      start: '2026-02-13',
      end: '2026-03-14',
      preset: 'Last 30 Days',
    })
  })
})

describe('a figure on a screen', () => {
  it('is written as what it is', () => {
    expect(formatMeasure('spend', 1234.5)).toBe('$1,234.50')
    expect(formatMeasure('ctr', 0.0123)).toBe('1.23%')
    expect(formatMeasure('clicks', 1234)).toBe('1,234')
    expect(formatMeasure('cpc', null)).toBe('–')
    expect(columnValue('spend', 12.34)).toBe(1234)
    expect(columnValue('ctr', 0.05)).toBe(5)
  })

  it('moved for better or worse, as the measure has it', () => {
    expect(movementOf('conversions', 120, 100)).toEqual({ direction: 'up', words: 'Up 20.0%', news: 'good' })
    expect(movementOf('costPerConversion', 12, 10)).toMatchObject({ words: 'Up 20.0%', news: 'bad' })
    expect(movementOf('cpc', 5, 10)).toMatchObject({ words: 'Down 50.0%', news: 'good' })
    expect(movementOf('spend', 5, 10)).toMatchObject({ words: 'Down 50.0%', news: 'neutral' })
    expect(movementOf('clicks', 10, 10)).toMatchObject({ words: 'No change', news: 'neutral' })
    expect(movementOf('clicks', 10, 0)).toMatchObject({ direction: 'unknown' })
  })

  it('has the same rates from amounts as from sums', () => {
    const sums = {
      ...noSums,
      impressions: 900,
      clicks: 30,
      spendMicros: 45_000_000,
      conversionMicros: 3_000_000,
    }
    expect(figuresOfAmounts(amountsOf(sums))).toEqual(figuresOf(sums))
  })
})

describe('a sentence on the pace', () => {
  it.each([
    [
      { budget: 5000, spend: 1410.5, pace: 0.923 },
      '2026-11-20',
      '$1,410.50 of the media budget of $5,000.00 spent through 11/20/2026, 92% of what was expected by then.',
    ],
    [{ budget: 5000, spend: 0, pace: null }, null, '$0.00 of the media budget of $5,000.00 spent.'],
    [
      { budget: 0, spend: 12, pace: null },
      '2026-11-20',
      '$12.00 spent through 11/20/2026, without a budget.',
    ],
    [{ budget: 0, spend: 0, pace: null }, null, ''],
  ])('%o', (pace, through, sentence) => {
    expect(paceSentence(pace, through)).toBe(sentence)
  })
})
