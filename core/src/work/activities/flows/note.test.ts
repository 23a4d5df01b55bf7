import { describe, expect, it } from 'vitest'
import { activityBody } from '../rules.ts'
import { changed, textOf, withOption, type Change } from './answers.ts'
import { channelGroup } from './lines.ts'
import { answered, begin, loaded, move, type FlowState } from './machine.ts'
import { semMetrics } from './metrics.ts'
import { noteOf } from './note.ts'
import { changeOptions, emptyNote, optimizationOptions, otherIssues } from './options.ts'

const figures = { impressions: 100, clicks: 20, ctr: 0.2, conversions: 2, costPerConversion: 30 }
const group = channelGroup('sem', 'Paid Search', semMetrics, {
  campaigns: 1,
  data: { current_period: { ...figures, clicks: 40, ctr: 0.4 }, previous_period: figures },
})
const change = (option: string, values: Partial<Change> = {}): Change => ({
  option,
  text: '',
  imageUrl: '',
  imageFile: null,
  ...values,
})
const days = { start: '2026-11-01', end: '2026-11-20' }
const withChanges = (...changes: readonly Change[]): FlowState =>
  move(answered(move(begin('sem'), 'yes'), { changes }), 'next')
const atFigures = (): FlowState => loaded(move(answered(move(begin('sem'), 'no'), days), 'next'), [group])
const excluding = (...names: readonly string[]) => ({
  lines: Object.fromEntries(names.map((name) => [`sem.${name}`, { include: false, edited: null }])),
})
const before = { start: '2026-10-12', end: '2026-10-31' }
const htmlAfter = (state: FlowState): string => noteOf(move(state, 'done'), before).html

describe('the note of a flow', () => {
  it('has the changes with what was said, shown and attached (FLW-03, FLW-06, FLW-20)', () => {
    const file = new File(['x'], 'truck <1>.png', { type: 'image/png' })
    const { html, files } = noteOf(
      move(
        withChanges(
          change('added-incentives', {
            text: '0 % & more\nuntil May',
            imageUrl: 'example.com/a?b=1&c="',
            imageFile: file,
          }),
          change('budget-change', { text: 'Up', imageUrl: 'https://example.com', imageFile: file }),
        ),
        'done',
      ),
    )
    expect(html).toBe(
      '<h3>Changes</h3><ul>' +
        '<li><p><strong>Added Incentives:</strong> 0 % &amp; more<br>until May' +
        '<br><a href="https://example.com/a?b=1&amp;c=%22">https://example.com/a?b=1&amp;c=%22</a>' +
        '<br>Attached: truck &lt;1&gt;.png</p></li>' +
        '<li><p><strong>Budget Change:</strong> Up</p></li></ul>',
    )
    expect(files).toEqual([{ file, description: 'Added Incentives' }])
  })

  it('has the included metrics only, as they were edited (FLW-10)', () => {
    const clicks = group.lines.find(({ id }) => id === 'sem.clicks')
    if (!clicks) throw new Error('There is no line of clicks.')
    const state = answered(atFigures(), {
      lines: {
        ...excluding('impressions', 'conversions', 'costPerConversion').lines,
        'sem.clicks': { include: true, edited: { of: clicks.text, text: 'Twice as many <clicks>.' } },
      },
    })
    expect(htmlAfter(move(state, 'next'))).toBe(
      '<h3>Performance from 11/01/2026 to 11/20/2026, beside 10/12/2026 to 10/31/2026</h3><ul>' +
        '<li><p><strong>Clicks:</strong> Twice as many &lt;clicks&gt;.</p></li>' +
        '<li><p><strong>CTR:</strong> The CTR increased by 100% from 20.00% to 40.00%.</p></li></ul>',
    )
  })

  it('takes an edit for the sentence that it was made of, and no other', () => {
    const state = answered(atFigures(), {
      lines: { 'sem.clicks': { include: true, edited: { of: 'Another sentence.', text: 'Mine.' } } },
    })
    const line = { id: 'sem.clicks', label: 'Clicks', text: 'As generated.', direction: null }
    expect(textOf(state.answers, line)).toBe('As generated.')
    expect(textOf(state.answers, { ...line, text: 'Another sentence.' })).toBe('Mine.')
  })

  it('has what was ticked with its comment, or the placeholder that saving refuses (FLW-21)', () => {
    const state = answered(
      move(
        answered(atFigures(), excluding('impressions', 'clicks', 'ctr', 'conversions', 'costPerConversion')),
        'next',
      ),
      {
        issues: [
          { option: 'feed-issue', text: 'Fixed since.' },
          { option: 'pricing', text: '  ' },
        ],
      },
    )
    const html = htmlAfter(state)
    expect(html).toBe(
      '<h3>Other Issues</h3><ul><li><p><strong>Feed Issue:</strong> Fixed since.</p></li>' +
        '<li><p><strong>Pricing:</strong> [::Please add your comments here::]</p></li></ul>',
    )
    expect(activityBody(html)).toMatch(/placeholders/)
    expect(activityBody(html.replace(emptyNote, 'Ours is higher.'))).toBeNull()
  })

  it('that nothing was answered for is the placeholder (FLW-21)', () => {
    const state = answered(
      atFigures(),
      excluding('impressions', 'clicks', 'ctr', 'conversions', 'costPerConversion'),
    )
    expect(htmlAfter(move(state, 'next'))).toBe('<p>[::Please add your comments here::]</p>')
  })

  it('has nothing of a way that was not taken in the end (FLW-04)', () => {
    const once = answered(atFigures(), { issues: [{ option: 'pricing', text: 'x' }] })
    const html = htmlAfter(answered(withChanges(change('other', { text: 'y' })), once.answers))
    expect(html).not.toContain('Pricing')
    expect(html).not.toContain('Performance')
  })
})

describe('the options', () => {
  it('are those of the specification (FLW-05, FLW-17, FLW-18)', () => {
    expect(changeOptions.map(({ label }) => label).join(', ')).toBe(
      'Added Incentives, Bid Strategy Change, Budget Change, Geo Targeting Change, Keyword Implementation Change, New Campaign Launch, New Strategy Change, Updated Assets (Creative Refresh), Other',
    )
    expect(changeOptions.filter(({ takesMedia }) => takesMedia).map(({ id }) => id)).toEqual([
      'added-incentives',
      'geo-targeting-change',
      'updated-assets',
    ])
    expect(optimizationOptions.map(({ label }) => label).join(', ')).toBe(
      'Account Optimization, Ad Copy Split Testing, Bid Strategy, Campaign Launch, Clicks & Conversions by Hour, Creative Refresh, Geo Targeting Change, Heavy-up Higher Converting Days, Keyword Optimization',
    )
    expect(otherIssues.map(({ label }) => label).join(', ')).toBe(
      'Increase in Vehicles, Feed Issue, New Competitor, Pricing, Underpacing',
    )
  })

  it('stay in their order however they are ticked, and keep what was said of the others', () => {
    const other = change('other', { text: 'kept' })
    const both = withOption([other], changeOptions, change('budget-change'), true)
    expect(both.map(({ option }) => option)).toEqual(['budget-change', 'other'])
    expect(withOption(both, changeOptions, change('budget-change'), false)).toEqual([other])
    expect(changed(both, 'budget-change', { text: 'now' })).toEqual([
      change('budget-change', { text: 'now' }),
      other,
    ])
  })
})
