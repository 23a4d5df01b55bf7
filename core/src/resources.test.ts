import { expect, it } from 'vitest'
import { checkOf } from './foundation/contract/check-field.ts'
import type { Field } from './foundation/contract/field.ts'
import { shownAs } from './foundation/contract/resource.ts'
import { screenOf, type Report } from './platform/reports/report.ts'
import { reports } from './reports.generated.ts'
import { resources } from './resources.ts'
import { opportunities } from './sales/lists.ts'

/** Names of settings or fields, and what stands for no value: nothing that people are shown. */
const raw = /\b[A-Z]{2,}_[A-Z_]{2,}\b|\b[a-z]{2,}(?:[A-Z][a-z]|_[a-z]{2})\w*\b|\b(?:undefined|null|NaN)\b|`/

const texts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

const said = ({ label, hint, emptyAs, choices }: Field): readonly string[] =>
  texts([label, hint, emptyAs, choices])

it('says of every declared list, in its screens and its dialogs, nothing that only a program knows', () => {
  for (const list of resources) {
    const { area, one, many, fields, screens } = list
    const shown = [
      one,
      many,
      ...Object.values(shownAs(list)),
      ...Object.values<Field>(fields).flatMap(said),
      ...(screens ?? []).flatMap(({ sentence, empty }) => [sentence, empty]),
    ]
    expect(
      shown.filter((text) => raw.test(text)),
      area,
    ).toEqual([])
  }
})

it('speaks of a lead of the pipeline as its screens do, and of an entry of any other list by its own name', () => {
  expect(shownAs(opportunities)).toEqual({ one: 'lead', many: 'leads' })
  const otherwise = resources.filter((list) => shownAs(list).one !== list.one).map(({ area }) => area)
  expect(otherwise).toEqual(['opportunities', 'opportunityStages'])
})

it('says of every declared report nothing that only a program knows', () => {
  for (const { name, title, sentence, rows, columns, filters, empty } of reports as readonly Report[]) {
    const shown = texts([
      title,
      sentence,
      rows,
      empty,
      Object.values(columns).map(({ label, hint, nothing }) => [label, hint, nothing]),
      Object.values(filters ?? {}).map((filter) => [
        filter.label,
        filter.kind === 'choice' ? filter.options.map(({ label }) => label) : [],
      ]),
    ])
    expect(
      shown.filter((text) => raw.test(text)),
      name,
    ).toEqual([])
  }
})

it('gives no two reports that have a screen one title: they are chosen by it, for a push or a schedule', () => {
  const titles = reports.filter((report) => screenOf(report) !== null).map(({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

it('tells by the field itself which numbers of a list make no sense, so that forms say it while they are typed', () => {
  const of = (area: string, field: string, typed: string): string | null => {
    const list = resources.find((one) => one.area === area)
    const fields: Readonly<Record<string, Field>> = list?.fields ?? {}
    const found = fields[field]
    return found ? checkOf(found)(typed) : 'no such field'
  }
  expect(of('taskTemplates', 'dueAfterDays', '3651')).toBe('Field must be from 0 to 3650')
  expect(of('onboardingTaskTemplates', 'dueAfterDays', '-30')).toBeNull()
  expect(of('parentOrganizations', 'termsDays', '366')).toBe('Field must be from 0 to 365')
  expect(of('agreementTemplates', 'months', '121')).toBe('Field must be from 1 to 120')
  expect(of('metricAlarms', 'threshold', '-5')).toBe('Field must be from 0 to 1000000000')
  expect(of('credentials', 'rotateDays', '')).toBeNull()
})
