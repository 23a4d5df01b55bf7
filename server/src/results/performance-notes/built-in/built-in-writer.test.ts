import { describe, expect, it, test } from 'vitest'
import { paceOf } from '@portal/core/results/metrics/pace'
import { cleanHtml } from '../../../foundation/rich-text/clean-html.ts'
import type { NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import { summaryOf } from './built-in-summary.ts'
import { clientNote } from './client.ts'
import { conversionDriver, costDriver, driverSentence, spendDriver } from './drivers.ts'
import { campaign, factsOf, type Said } from './facts-for-tests.ts'
import { managerNote } from './manager.ts'
import { metric, type MetricId } from './metrics.ts'
import { movementOf, movementSentence } from './movement.ts'
import { technicalNote } from './technical.ts'

const usual: Said = { impressions: 40_000, clicks: 1200, spend: 3600, conversions: 60 }
const sentence = (id: MetricId, now: Said, before: Said | null): string | null => {
  const moved = movementOf(factsOf(now, before), metric(id))
  return moved && movementSentence(moved)
}

describe('a measure is told', () => {
  test.each<[string, MetricId, Said, Said | null, string | null]>([
    [
      'as a rise',
      'spend',
      { spend: 4320 },
      { spend: 3600 },
      'Spend rose 20.0% to $4,320.00, from $3,600.00.',
    ],
    ['as a fall', 'clicks', { clicks: 900 }, { clicks: 1200 }, 'Clicks fell 25.0% to 900, from 1,200.'],
    ['as the same', 'clicks', { clicks: 900 }, { clicks: 900 }, 'Clicks remained the same at 900.'],
    [
      'as the same where both read alike',
      'ctr',
      { impressions: 100_000, clicks: 3000 },
      { impressions: 100_010, clicks: 3000 },
      'CTR remained the same at 3.00%.',
    ],
    [
      'as steady',
      'spend',
      { spend: 3610 },
      { spend: 3600 },
      'Spend held steady at $3,610.00, from $3,600.00.',
    ],
    ['alone where there was nothing', 'clicks', { clicks: 900 }, null, 'Clicks: 900.'],
    [
      'without a trend where there are few',
      'conversions',
      { conversions: 4 },
      { conversions: 2 },
      'Conversions: 4, against 2 before: too few to read a trend from.',
    ],
    [
      'as chance where it may be that',
      'conversions',
      { conversions: 40 },
      { conversions: 33 },
      'Conversions: 40, against 33 before (+21.2%); that can be chance.',
    ],
    [
      'as a fall to none',
      'conversions',
      { clicks: 400, conversions: 0 },
      { clicks: 400, conversions: 20 },
      'Conversions fell 100.0% to 0, from 20.',
    ],
    [
      'as a rise from none, without a share of it',
      'storeVisits',
      { storeVisits: 30 },
      { storeVisits: 0 },
      'Store visits rose to 30, from 0.',
    ],
    ['not at all where it was never measured', 'storeVisits', usual, usual, null],
    ['not at all where it cannot be worked out', 'costPerConversion', { spend: 90 }, usual, null],
    [
      'with few conversions behind a cost',
      'costPerConversion',
      { spend: 400, clicks: 90, conversions: 4 },
      { spend: 400, clicks: 90, conversions: 12 },
      'Cost per conversion: $100.00, against $33.33 before: too few to read a trend from.',
    ],
  ])('%s', (_how, id, now, before, told) => {
    expect(sentence(id, now, before)).toBe(told)
  })
})

describe('a change is shared out', () => {
  it('between how much was bought and its price, with nothing left over', () => {
    const driver = spendDriver(
      factsOf({ clicks: 1300, spend: 4420 }, { clicks: 1200, spend: 3600 }),
      'search',
    )
    expect(driver?.change).toBe(820)
    expect((driver?.effects[0].amount ?? 0) + (driver?.effects[1].amount ?? 0)).toBeCloseTo(820, 6)
    expect(driver && driverSentence(driver)).toBe(
      'Spend rose by $820.00: a higher CPC added $500.15, more clicks added $319.85.',
    )
  })

  it('by impressions where those are bought', () => {
    const driver = spendDriver(
      factsOf({ impressions: 90_000, spend: 900 }, { impressions: 100_000, spend: 1200 }),
      'ctv',
    )
    expect(driver && driverSentence(driver)).toBe(
      'Spend fell by $300.00: a lower CPM took off $190.13, fewer impressions took off $109.87.',
    )
  })

  it('between the price of a click and what converts, also where they pull apart', () => {
    const facts = factsOf(
      { impressions: 40_000, clicks: 1000, spend: 4000, conversions: 100 },
      { impressions: 40_000, clicks: 1000, spend: 2000, conversions: 80 },
    )
    const driver = costDriver(facts)
    expect(driver && driverSentence(driver)).toBe(
      'Cost per conversion rose by $15.00: a higher CPC added $22.12, a better conversion rate took off $7.12.',
    )
  })

  it('for conversions between clicks and their rate', () => {
    const driver = conversionDriver(
      factsOf(
        { clicks: 2000, spend: 4000, conversions: 120 },
        { clicks: 1000, spend: 2000, conversions: 60 },
      ),
    )
    expect(driver && driverSentence(driver)).toBe('Conversions rose by 60, by more clicks alone.')
  })

  it('not where a factor is zero, or the change may be chance', () => {
    expect(spendDriver(factsOf({ clicks: 0, spend: 40 }, { clicks: 9, spend: 20 }), 'search')).toBeNull()
    expect(conversionDriver(factsOf({ ...usual, conversions: 62 }, usual))).toBeNull()
    expect(costDriver(factsOf({ ...usual, conversions: 0 }, usual))).toBeNull()
  })
})

const text = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const all = (facts: NoteFacts): readonly string[] =>
  [technicalNote, managerNote, clientNote].map((write) => text(write(facts)))

describe('a note', () => {
  it('names its period in every variant, and what it compares with', () => {
    for (const note of all(factsOf(usual, usual))) expect(note).toContain('03/01/2026 to 03/14/2026')
    expect(text(technicalNote(factsOf(usual, usual)))).toContain('Compared with 02/15/2026 to 02/28/2026.')
  })

  it('compares nothing without figures of the period before, and says so', () => {
    const [technical, manager, client] = all(factsOf(usual, null))
    for (const note of [technical, manager])
      expect(note).toContain('There are no figures for 02/15/2026 to 02/28/2026, so nothing is compared.')
    expect(client).toContain('There are no earlier figures to compare this with yet.')
    for (const note of [technical, manager, client])
      expect(note).not.toMatch(/rose|fell|more than|%.*than|New in/)
  })

  it('says that figures do not reach the end, or stop within', () => {
    const short = factsOf(usual, usual, {
      asked: { start: '2026-03-01', end: '2026-03-16' },
      days: factsOf(usual, usual).days.slice(0, 9),
    })
    for (const note of [technicalNote(short), managerNote(short)]) {
      expect(note).toContain('Figures reach 03/14/2026; the 2 days after it are not in yet.')
      expect(note).toContain('Nothing was recorded after 03/09/2026, for 5 days.')
    }
    expect(clientNote(short)).toContain('The ads have not shown since 03/09/2026.')
  })

  it('compares by the day where the periods are of unlike length', () => {
    const months = factsOf(
      { ...usual, spend: 3100 },
      { ...usual, spend: 2800 },
      {
        asked: { start: '2026-03-01', end: '2026-03-31' },
        current: { start: '2026-03-01', end: '2026-03-31' },
        previous: { start: '2026-02-01', end: '2026-02-28' },
      },
    )
    expect(text(technicalNote(months))).toContain(
      'The period has 31 days and the one before 28: spend per day held steady, at $100.00 from $100.00.',
    )
    expect(text(managerNote(months))).toContain('than in the month before')
  })

  it('names the campaign that made most of a change', () => {
    const facts = factsOf({ ...usual, conversions: 100 }, usual, {
      campaigns: [
        campaign(
          'Brand',
          { spend: 1800, clicks: 600, conversions: 68 },
          { spend: 1800, clicks: 600, conversions: 30 },
        ),
        campaign(
          'Used',
          { spend: 1800, clicks: 600, conversions: 32 },
          { spend: 1800, clicks: 600, conversions: 30 },
        ),
      ],
    })
    const [technical, manager, client] = all(facts)
    expect(technical).toContain('“Brand” made most of the rise in conversions: 68, from 30.')
    expect(manager).toContain('“Brand” made most of the rise in conversions: 68, from 30.')
    expect(client).toContain('Most of the increase came from the campaign “Brand”.')
  })

  it('names none where several did, or there is only one', () => {
    const even = [
      campaign('A', { conversions: 50 }, { conversions: 30 }),
      campaign('B', { conversions: 50 }, { conversions: 30 }),
    ]
    const rise = { ...usual, conversions: 100 }
    expect(technicalNote(factsOf(rise, usual, { campaigns: even }))).not.toContain('made most')
    expect(technicalNote(factsOf(rise, usual, { campaigns: [campaign('A', rise, usual)] }))).not.toContain(
      'made most',
    )
  })

  it('tells what began and what ended', () => {
    const note = text(
      technicalNote(
        factsOf(usual, usual, {
          campaigns: [
            campaign('Spring event', { spend: 320 }, null),
            campaign('Winter event', null, { spend: 210.5 }),
          ],
        }),
      ),
    )
    expect(note).toContain('New in this period: “Spring event” ($320.00).')
    expect(note).toContain('No figures any more: “Winter event” ($210.50) in the period before.')
  })

  it('asks to review what costs and brings nothing, and to feed what works best', () => {
    const facts = factsOf({ ...usual, spend: 3600, conversions: 60 }, usual, {
      campaigns: [
        campaign('Broad', { spend: 1200, clicks: 500, conversions: 0 }, null),
        campaign('Brand', { spend: 600, clicks: 300, conversions: 40 }, null),
        campaign('Used', { spend: 1800, clicks: 400, conversions: 20 }, null),
      ],
    })
    const technical = text(technicalNote(facts))
    expect(technical).toContain(
      "Review “Broad”: $1,200.00 without a conversion, where the channel's average would have brought 20.",
    )
    expect(technical).toContain(
      'Move budget to “Brand” as far as its demand goes: its conversions cost $15.00 each, against $60.00 in the channel.',
    )
  })

  it.each([
    [
      'behind',
      paceOf(3100, 700, '2026-03-01', '2026-03-14'),
      17,
      'Raise SEM to $141.18 a day for the 17 days left, to close March 2026 on budget.',
    ],
    [
      'ahead',
      paceOf(3100, 2420, '2026-03-01', '2026-03-14'),
      17,
      'Lower SEM to $40.00 a day for the 17 days left, to close March 2026 on budget.',
    ],
    [
      'used up',
      paceOf(3100, 3200, '2026-03-01', '2026-03-14'),
      17,
      'Stop or refill SEM: the budget of March 2026 is used up with 17 days to go.',
    ],
    [
      'closed',
      paceOf(3100, 2500, '2026-03-01', '2026-03-31'),
      0,
      'Check the SEM budget: March 2026 closed under it by $600.00.',
    ],
  ])('says what a budget that is %s calls for, and not to the client', (_where, pace, daysLeft, told) => {
    const facts = factsOf(usual, usual, {
      pacing: [{ ...pace, label: 'SEM', month: '2026-03-01', through: '2026-03-14', daysLeft }],
    })
    const [technical, manager, client] = all(facts)
    expect(technical).toContain(told)
    expect(manager).toContain(told)
    expect(client).not.toMatch(/budget|SEM/)
  })

  it('tells the client no amount of money', () => {
    const facts = factsOf({ ...usual, spend: 5000, conversions: 90 }, usual, {
      campaigns: [
        campaign('Broad', { spend: 2000, clicks: 500, conversions: 0 }, null),
        campaign('Brand', { spend: 600, clicks: 300, conversions: 60 }, { conversions: 20 }),
      ],
    })
    expect(clientNote(facts)).not.toContain('$')
    expect(clientNote(facts)).not.toMatch(/CPC|CTR|CPM|VTR/)
  })

  it('calls for nothing where nothing is to be done', () => {
    const [technical, manager, client] = all(factsOf(usual, usual))
    expect(technical).toContain('These figures call for no change.')
    expect(manager).toContain('These figures call for no decision.')
    expect(client).toContain('We will keep going as we are')
  })

  it('takes names for names: nothing of them is HTML, a placeholder or a line break', () => {
    const hostile = '</p><script>alert(1)</script> [::x::] & "q"\nIgnore all rules\u202e'
    const facts = factsOf({ ...usual, spend: 5000 }, usual, {
      client: hostile,
      campaigns: [
        campaign(hostile, { spend: 4000, clicks: 900 }, { spend: 2600, clicks: 700 }),
        campaign('B', usual, usual),
      ],
      placements: [{ name: hostile, segment: '', now: null, before: null }],
    })
    for (const write of [technicalNote, managerNote, clientNote]) {
      const html = write(facts)
      expect(html).not.toContain('<script')
      expect(html).not.toContain('[::')
      expect(html).not.toContain('::]')
      expect(html).not.toContain('\n')
      expect(cleanHtml(html, () => null)).toBe(html)
    }
  })

  it('says of channels that show films how many saw them to the end', () => {
    const facts = factsOf(
      { impressions: 50_000, views: 46_000, spend: 1500, storeVisits: 3 },
      { impressions: 40_000, views: 37_000, spend: 1200, storeVisits: 0 },
      {
        channel: 'ctv',
        placements: [
          campaign('Hulu', { impressions: 34_000 }, null),
          campaign('Roku', { impressions: 16_000 }, null),
        ],
      },
    )
    const [technical, manager, client] = all(facts)
    expect(technical).toContain('VTR')
    expect(technical).toContain('“Hulu”: 34,000 impressions (68.00%).')
    expect(technical).toContain('Decide whether “Hulu” should go on')
    expect(manager).toContain('46,000 completed views (up 24.3% from 37,000), 3 store visits')
    expect(client).toContain('watched to the end 46,000 times')
  })
})

describe('a summary', () => {
  it('adds the channels up, tells each in a line, and names those without figures', () => {
    const html = summaryOf(
      [
        factsOf(usual, usual),
        factsOf({ ...usual, spend: 1800 }, { ...usual, spend: 900 }, { channel: 'social' }),
        factsOf(null, null, { channel: 'ctv' }),
      ],
      '03/01/2026 to 03/14/2026',
    )
    const words = text(html)
    expect(words).toContain('The 2 channels together spent $5,400.00 and brought 120 conversions.')
    expect(words).toContain('Spend changed most in Social: $1,800.00, from $900.00.')
    expect(words).toContain('There are no figures for CTV.')
    expect(cleanHtml(html, () => null)).toBe(html)
  })

  it('of nothing says only that', () => {
    expect(text(summaryOf([factsOf(null, null)], 'the period'))).toContain('There are no figures for Search.')
  })
})
