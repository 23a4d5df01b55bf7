import { describe, expect, it } from 'vitest'
import {
  adsEditorCsv,
  keywordIdeas,
  measuredCsv,
  termsIn,
  tidyTerm,
  unmeasured,
  withMeasures,
} from './ideas.ts'

const seed = { typed: [], vehicles: [], dealer: null, cities: [] }

describe('keyword ideas', () => {
  // TOO-08
  it('are found for a seed, by what people want, each once', () => {
    const ideas = keywordIdeas({ ...seed, typed: ['Subaru Outback'], cities: ['Madison'] })
    const terms = ideas.map(({ term }) => term)
    expect(terms).toEqual(
      expect.arrayContaining(['subaru outback lease deals madison', 'used subaru outback']),
    )
    expect(new Set(terms).size).toBe(terms.length)
    expect(ideas.find(({ term }) => term === 'subaru outback near me')?.intent).toBe('Near me')
  })

  it('of a term that says what is wanted stay with it', () => {
    const ideas = keywordIdeas({ ...seed, typed: ['Oil change', 'used trucks'], cities: ['Dayton'] })
    expect(ideas.map(({ term, intent }) => `${intent}: ${term}`)).toEqual([
      'Used: used trucks',
      'Used: used trucks dayton',
      'Used: used trucks deals',
      'Used: used trucks specials',
      'Service: oil change',
      'Service: oil change dayton',
      'Service: oil change coupons',
      'Service: oil change specials',
      'Service: oil change cost',
      'Service: oil change appointment',
      'Near me: oil change near me',
      'Near me: used trucks near me',
    ])
  })

  it('come from the vehicles of a client, and without a city none names one', () => {
    const ideas = keywordIdeas({ ...seed, vehicles: [{ brand: 'Kia', model: 'Telluride' }] })
    expect(ideas.some(({ term }) => term === 'kia oil change')).toBe(true)
    expect(ideas.some(({ term }) => term.includes('{'))).toBe(false)
  })

  it('name a brand once whose models begin with it', () => {
    const ideas = keywordIdeas({ ...seed, vehicles: [{ brand: 'Ram', model: 'Ram 1500' }] })
    expect(ideas.map(({ term }) => term)).toContain('used ram 1500')
    expect(ideas.some(({ term }) => term.includes('ram ram'))).toBe(false)
  })

  it('are made in every alphabet, and of at most ten words', () => {
    expect(termsIn('Тойота Камри\n豊田,  Škoda!! ')).toEqual(['тойота камри', '豊田', 'škoda'])
    expect(
      keywordIdeas({ ...seed, typed: ['one two three four five six seven eight nine'] }).every(
        ({ term }) => term.split(' ').length <= 10,
      ),
    ).toBe(true)
    expect(tidyTerm('  F-150   @ "Lariat" ')).toBe('f-150 lariat')
  })

  it('of Google are told apart by their words, most searched first within what people want', () => {
    const measures = { ...unmeasured, searches: 90 }
    const ideas = withMeasures(keywordIdeas({ ...seed, typed: ['kia'] }), [
      { term: 'Kia Lease', ...measures },
      { term: 'kia oil change coupons', ...measures },
      { term: 'kia telluride', ...unmeasured, searches: 12 },
    ])
    expect(ideas.filter(({ intent }) => intent === 'Lease')[0]).toMatchObject({
      term: 'kia lease',
      searches: 90,
    })
    expect(ideas.filter(({ from }) => from === 'Google').map(({ term, intent }) => [term, intent])).toEqual([
      ['kia telluride', 'Model'],
      ['kia oil change coupons', 'Service'],
    ])
    expect(measuredCsv(ideas).split('\r\n')[0]).toBe(
      'Term,Intent,Searches a Month,Competition,"Top of Page Bid, Low","Top of Page Bid, High",Shown to Searchers,Clicked by Searchers',
    )
  })

  it('of past searches stand by their words, the most shown first where nobody knows volumes', () => {
    const searched = [
      { term: 'Lakeside Ram oil change', shown: 900, clicked: 40 },
      { term: 'used ram 1500', shown: 1200, clicked: 80 },
    ]
    const own = keywordIdeas({ ...seed, typed: ['ram 1500'], searched: searched.map(({ term }) => term) })
    const ideas = withMeasures(own, [], searched)
    expect(ideas.filter(({ intent }) => intent === 'Used')[0]).toMatchObject({
      term: 'used ram 1500',
      shown: 1200,
      clicked: 80,
      searches: null,
    })
    expect(ideas.find(({ term }) => term === 'lakeside ram oil change')).toMatchObject({
      intent: 'Service',
      from: 'Its searches',
      shown: 900,
    })
  })

  it('are a file that Google Ads Editor imports, in which nothing is a formula', () => {
    const csv = adsEditorCsv([{ term: 'used f-150', intent: 'Used', from: '' }], ['jobs'], '=1+1')
    expect(csv).toBe(
      "Campaign,Ad Group,Keyword,Criterion Type\r\n'=1+1,Used,used f-150,Phrase\r\n'=1+1,,jobs,Campaign Negative Phrase\r\n",
    )
  })
})
