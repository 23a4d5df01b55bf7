import type { AskedColumn, AskedValue, Topic } from '../topic.ts'
import { doneIn } from '../done.ts'
import { ofAlarms } from './alarms.ts'
import { ofClientReports } from './client-reports.ts'
import { ofClients } from './clients.ts'
import { ofCoop } from './co-op.ts'
import { wordsOfDay } from './days.ts'
import type { Called } from './entry.ts'
import { ofBills } from './bills.ts'
import { ofBudgets } from './budgets.ts'
import { ofFeeds } from './feeds.ts'
import { ofKeeping } from './keeping.ts'
import { ofMoney } from './money.ts'
import { ofPlatform } from './platform.ts'
import { ofPrograms } from './programs.ts'
import { ofResults } from './results.ts'
import { ofSearch } from './search.ts'
import { ofSelling } from './selling.ts'
import { ofSettings } from './settings.ts'
import { ofSharing } from './sharing.ts'
import { ofShowrooms } from './showroom.ts'
import { ofSites } from './sites.ts'
import { ofSystems } from './systems.ts'
import { ofTeam } from './team.ts'
import { ofWork } from './work.ts'

/** What people call things besides their labels, in one place. */
const vocabulary: Readonly<Record<string, Called | undefined>> = {
  ...ofClients,
  ...ofKeeping,
  ...ofMoney,
  ...ofBudgets,
  ...ofBills,
  ...ofPlatform,
  ...ofSettings,
  ...ofResults,
  ...ofSelling,
  ...ofSharing,
  ...ofShowrooms,
  ...ofTeam,
  ...ofClientReports,
  ...ofSearch,
  ...ofSites,
  ...ofSystems,
  ...ofFeeds,
  ...ofPrograms,
  ...ofCoop,
  ...ofAlarms,
  ...ofWork,
}

const split = (words: string | undefined): readonly string[] => (words === undefined ? [] : words.split('|'))

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)]

/** Choices that a column of days has besides its days: in the past of what is not done, or not come yet. */
const choicesOfDays = ['Overdue', 'Open', 'Coming'] as const

function valuesOf(
  column: AskedColumn,
  called: Readonly<Record<string, string>>,
  telling: readonly string[],
): readonly AskedValue[] {
  const had = column.values ?? []
  return [
    ...had.map((one) => ({
      ...one,
      words: unique([...one.words, ...split(called[one.label] ?? called[one.value])]),
      ...(telling.includes(one.label) ? { tells: true as const } : {}),
    })),
    ...(column.kind === 'date' && had.length === 0
      ? choicesOfDays.flatMap((label) =>
          called[label] === undefined
            ? []
            : [{ value: label.toLowerCase(), label, words: split(called[label]) }],
        )
      : []),
  ]
}

/** What is to be done by a day is late once that is over, whatever it is called. */
const lateBy = ({ id, kind, values }: AskedColumn): Readonly<Record<string, string>> | undefined =>
  kind === 'date' && values === undefined && /^(?:due|dueAt|deadline)$/.test(id)
    ? { Overdue: 'overdue|past due|late|already late|running late|past the deadline' }
    : undefined

/** What is so, or is not: `receives invoices`. */
const yesAndNo = (
  words: readonly string[],
  called: Readonly<Record<string, string>> = {},
): readonly AskedValue[] => [
  { value: 'Yes', label: 'Yes', words: unique([...words, ...split(called['Yes'])]) },
  {
    value: 'No',
    label: 'No',
    words: unique([...words.flatMap((word) => [`not ${word}`, `does not ${word}`]), ...split(called['No'])]),
  },
]

/** What people say of rows that nobody has. */
const nobodys =
  'unassigned|not assigned|not assigned to anyone|not assigned to anybody|unowned|ownerless|nobody owns|that nobody owns|nobody is on|no owner|without an owner|without owner|with no owner'

/** Whether rows have anything in a column, in words of their own; whose rows are is empty for those that nobody has. */
function keptIn({ id, kind }: AskedColumn, { none, some, telling }: Called): readonly AskedValue[] {
  const own = kind === 'person' && /^(?:owner|ownerId|assigneeId)$/.test(id)
  const lacking = [...split(none?.[id]), ...(own ? split(nobodys) : [])]
  const having = [...split(some?.[id]), ...(own ? ['picked up', 'claimed'] : [])]
  const tells = telling?.[id]?.includes('None') ? { tells: true as const } : {}
  return [
    ...(lacking.length > 0
      ? [{ value: 'none', label: 'None', words: lacking, kept: 'none', ...tells } as const]
      : []),
    ...(having.length > 0 ? [{ value: 'some', label: 'Any', words: having, kept: 'some' } as const] : []),
  ]
}

/** Lists whose entries columns of text name, by the ids that such columns have. */
const listsByColumn: Readonly<Record<string, string | undefined>> = {
  partner: 'partners',
  program: 'oemPrograms',
  manufacturer: 'manufacturers',
  cause: 'incidentCauses',
  fund: 'oemFunds',
  region: 'regions',
  tag: 'clientTags',
}

const naming = (column: AskedColumn, lists: Called['lists']): AskedColumn => {
  const of =
    column.of ?? lists?.[column.id] ?? (column.kind === 'text' ? listsByColumn[column.id] : undefined)
  return of === undefined ? column : { ...column, of }
}

/** What can be finished has a rate of completion: what is done of all there is. */
const completionOf = (finished: Topic['finished'], columns: readonly AskedColumn[]): readonly AskedColumn[] =>
  doneIn(finished).length === 0 || columns.some(({ id }) => id === 'completion' || id === 'finished')
    ? []
    : [
        { id: 'finished', label: 'Done', kind: 'count', words: [], sums: true, aside: true },
        {
          id: 'completion',
          label: 'Completion Rate',
          kind: 'percent',
          words: split(
            'completion rate|completion|completion percentage|percent complete|percent completed|percent done|percent finished|rate of completion|done rate|how complete',
          ),
          rate: { of: 'finished', per: 'count' },
          aside: true,
        },
      ]

const withoutDate = ({ date: _, ...rest }: Topic): Topic => rest

/** A topic with what people call it, its columns and their choices. */
export function withVocabulary(topic: Topic): Topic {
  const called = vocabulary[topic.id] ?? {}
  return {
    ...(called.undated ? withoutDate(topic) : topic),
    ...(called.ofNobody ? { narrows: topic.narrows.filter((one) => one !== 'manager') } : {}),
    ...(called.measure === undefined ? {} : { measure: called.measure }),
    ...(called.counted === undefined ? {} : { counted: called.counted }),
    ...(called.dateless === undefined ? {} : { dateless: called.dateless }),
    ...(called.came === undefined ? {} : { period: null, date: called.came, newest: called.came }),
    ...(called.byAmount ? { byAmount: true as const } : {}),
    ...(called.past ? { past: true as const } : {}),
    ...(called.toldByDue ? { toldByDue: true as const } : {}),
    ...(called.finished ? { finished: called.finished } : {}),
    ...(called.judged === undefined
      ? {}
      : { judged: { by: called.judged, beside: [], size: called.judged } }),
    ...(called.beside ? { beside: { column: called.beside.column, words: split(called.beside.words) } } : {}),
    words: unique([...topic.words, ...split(called.rows), ...split(called.beside?.words)]),
    columns: [
      ...topic.columns,
      ...(called.adds ?? []),
      ...completionOf(called.finished ?? topic.finished, topic.columns),
    ].map((bare) => {
      const column = naming(bare, called.lists)
      const choices = called.choices?.[column.id] ?? lateBy(column)
      const own = split(called.columns?.[column.id])
      if (column.kind === 'flag') return { ...column, values: yesAndNo(own, choices) }
      const kept = keptIn(column, called)
      const day = column.kind === 'date' && column.words.length > 0 ? wordsOfDay(column.id) : []
      const evokes = called.evoking?.includes(column.id) === true
      const weak = [...day, ...split(called.weak?.[column.id]), ...(evokes ? column.words : [])]
      const did = split(called.did?.[column.id])
      return {
        ...column,
        ...(did.length > 0 ? { did: unique([...(column.did ?? []), ...did]) } : {}),
        // What people call it says what is asked about; its label is one of many.
        ...(evokes ? { evokes: true as const, words: own } : { words: unique([...column.words, ...own]) }),
        ...(weak.length > 0 ? { weak: unique([...(column.weak ?? []), ...weak]) } : {}),
        ...(called.besideTime?.[column.id]
          ? { besideTime: unique([...(column.besideTime ?? []), ...split(called.besideTime[column.id])]) }
          : {}),
        ...(choices || called.telling?.[column.id] || called.standing?.[column.id] || kept.length > 0
          ? {
              values: [
                ...valuesOf(column, choices ?? {}, called.telling?.[column.id] ?? []),
                ...(called.standing?.[column.id] ?? []),
                ...kept,
              ],
            }
          : {}),
        ...(called.after?.[column.id] ? { after: called.after[column.id] } : {}),
      }
    }),
  }
}
