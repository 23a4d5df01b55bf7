import { describe, expect, it } from 'vitest'
import { buildName, readName, valuesIn, type NamePart, type NameScheme } from './names.ts'
import { programCsv } from './files.ts'
import { readCell } from './sheet.ts'

const part = (id: number, given: Partial<NamePart> & Pick<NamePart, 'name' | 'kind'>): NamePart => ({
  id,
  values: [],
  needed: true,
  hint: '',
  ...given,
})
const scheme: NameScheme = {
  separator: '_',
  casing: 'UPPER CASE',
  longest: 30,
  parts: [
    part(1, { name: 'Brand', kind: 'A choice', values: valuesIn('STLA = Stellantis\n\nCDJR') }),
    part(2, {
      name: 'Dealer',
      kind: 'The dealer code',
      values: [{ code: '40005', meaning: 'Ram of Dayton' }],
    }),
    part(3, { name: 'Model', kind: 'Text', needed: false }),
    part(4, { name: 'Month', kind: 'A month' }),
  ],
}

describe('a name', () => {
  it('that was built reads back as what was chosen', () => {
    const { name, problem, problems } = buildName(scheme, {
      1: 'stla',
      2: '40005',
      3: 'Grand Wagoneer',
      4: '2026-11-01',
    })
    expect([name, problem, problems]).toEqual([
      'STLA_40005_GRAND-WAGONEER_202611',
      'It has 32 characters, and at most 30 are taken.',
      {},
    ])
    const short = buildName(scheme, { 1: 'CDJR', 2: '40005', 4: '2026-11-01' })
    expect(short).toEqual({ name: 'CDJR_40005_NA_202611', problem: null, problems: {} })
    expect(readName(scheme, short.name)).toEqual({
      problem: null,
      parts: [
        { name: 'Brand', text: 'CDJR', meaning: 'CDJR', problem: null },
        { name: 'Dealer', text: '40005', meaning: 'Ram of Dayton', problem: null },
        { name: 'Model', text: 'NA', meaning: 'Left out', problem: null },
        { name: 'Month', text: '202611', meaning: 'Nov 2026', problem: null },
      ],
    })
  })

  it('says in a sentence which part is wrong', () => {
    expect(readName(scheme, 'FORD_40005_NA_202611').problem).toBe('Brand "FORD" is none of STLA, CDJR.')
    expect(readName(scheme, 'STLA_99999_NA_202613').problem).toBe(
      'Dealer "99999" is no dealer code of this program. Month "202613" is no month such as 202611.',
    )
    expect(readName(scheme, 'STLA_40005').problem).toBe(
      'It has 2 parts, and 4 are needed: Brand_Dealer_Model_Month.',
    )
    expect(readName(scheme, 'stla_40005_NA_202611').problem).toBe(
      'Its letters have to be UPPER CASE: STLA_40005_NA_202611.',
    )
    expect(readName(scheme, '').problem).toContain('There is no name.')
  })

  it('cannot hold what parts it', () => {
    expect(buildName(scheme, { 1: 'STLA', 2: '40005', 3: 'a_b', 4: '2026-11-01' }).problems).toEqual({
      3: 'Model cannot hold "_", which parts the name.',
    })
  })
})

// OEM-02
it('a file is the same bytes for the same lines: RFC 4180, amounts from whole cents', () => {
  const line = {
    dealerCode: '0042',
    dealerName: 'Jeep, "Ram" & Co',
    district: '',
    day: '2026-11-05',
    campaignId: '9',
    campaignName: '=HYPERLINK()',
    platform: 'Google Ads',
    channel: 'Search',
    fundCode: 'BASE',
    fundName: 'Base',
    program: 'Stellantis',
    impressions: 1200,
    clicks: 3,
    conversions: 0,
    spendCents: 1005,
    allottedCents: 900,
  }
  expect(
    programCsv(
      [
        { heading: 'Code', holds: 'Dealer code' },
        { heading: 'Store', holds: 'Dealer name' },
        { heading: 'Day', holds: 'Day, YYYYMMDD' },
        { heading: 'Name', holds: 'Campaign name' },
        { heading: 'Shown', holds: 'Impressions' },
        { heading: 'Spend', holds: 'Spend, 0.00' },
        { heading: 'Left', holds: 'Left, 0.00' },
      ],
      [line],
    ),
  ).toBe(
    'Code,Store,Day,Name,Shown,Spend,Left\r\n0042,"Jeep, ""Ram"" & Co",20261105,=HYPERLINK(),1200,10.05,-1.05\r\n',
  )
})

it('a cell of a sheet is read as people type it', () => {
  expect(readCell({ kind: 'money' }, ' $1,234.5 ')).toEqual({ text: '1234.50' })
  expect(readCell({ kind: 'money' }, '')).toEqual({ text: '' })
  expect(readCell({ kind: 'flag' }, 'x')).toEqual({ text: 'Yes' })
  expect(readCell({ kind: 'money' }, '-5')).toEqual({ problem: '"-5" is no amount of dollars and cents.' })
  expect(readCell({ kind: 'flag' }, 'maybe')).toEqual({ problem: '"maybe" is neither Yes nor No.' })
  const account = { kind: 'text', platform: 'Google Ads' } as const
  expect(readCell(account, '1234567890')).toEqual({ text: '123-456-7890' })
  expect(readCell(account, '')).toEqual({ text: '' })
  expect(readCell(account, 'nonsense')).toEqual({
    problem: 'This is no identifier of Google Ads: it looks like 123-456-7890.',
  })
})
