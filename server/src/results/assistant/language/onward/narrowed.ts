import { done } from '../about-one.ts'
import type { Item } from '../items.ts'
import { merged } from '../merged.ts'
import type { Condition, Reading } from '../question.ts'
import type { Draft } from '../read-topic.ts'
import { asTopicReads, besideTold, itemsOf, rest, type Fragment } from './fragment.ts'

/** What stands between those that are meant and what they are: `that are from the`. */
const leads =
  '(?: (?:that|which|who))?(?: (?:is|are|was|were|come|comes|came|do|did))?(?: (?:from|in|for|with|on|at|about|of|by|worth))?(?: (?:the|an?))?'
const keeps =
  '(?:(?:just|only|keep(?: only)?|limit (?:it|that|them|this) to|narrow (?:it|that|them) (?:down )?to|filter (?:it |that |them )?(?:by|to|on|for)|restrict (?:it|that|them) to|focus on) )?'
const those = '(?:any|anything|nothing|which|what|who|how many|those|these|them|all|the|ones?)'
const narrows = new RegExp(
  `^(?:worth )?${keeps}(?:${those}(?: (?:ones?|rows))?(?: of (?:them|those|these|it|that))?${leads} )?`,
)
const ends =
  /(?: (?:ones?|only|alone|stuff|things?|items?|rows?|too|as well|yet|in there|in it|on it|among (?:them|those)|(?:of|for|in) (?:them|those|these)|(?:a|per|each|every|\/) ?(?:month|mo)|monthly))+$/

/** What says of rows which of them are meant, and nothing of what is told of them. */
const onlyNarrows = ({ question, says }: Draft): boolean =>
  question.ask === 'rows' &&
  question.show === null &&
  question.against === null &&
  question.by === null &&
  question.share === null &&
  question.moved === null &&
  !says.has('order') &&
  !says.has('limit') &&
  !says.has('compare') &&
  question.clients.length +
    question.groups.length +
    question.people.length +
    question.records.length +
    question.us.length +
    question.conditions.length +
    question.with.length >
    0 &&
  // Figures are named by what is held against them alone.
  question.measures.every(
    (id) => id === 'count' || question.conditions.some(({ column, is }) => column === id && is !== 'some'),
  )

/** `with more than 10k still open`: what is open of them is another amount than the one that rows are told by. */
const openAmount = ({ question: { conditions } }: Draft, { prepared: { topic } }: Fragment): boolean =>
  conditions.some(({ values }) => values.includes('open')) &&
  conditions.some(({ column }) => column === topic.measure && topic.columns.some(({ id }) => id === 'due'))

const counts = /^how many\b/

/** `the Texas ones`, `anything from Bluebonnet`, `high priority only`: some of what was told. */
export function narrowed(fragment: Fragment): Reading | null {
  const { before, line } = fragment
  const head = narrows.exec(line)?.[0] ?? ''
  const behind = rest(fragment, head)
  const bare = rest(behind, '', ends.exec(behind.line)?.[0] ?? '')
  if (bare.items.length === fragment.items.length || bare.items.length === 0) return null
  const draft = asTopicReads(fragment, bare.items)
  if (draft === null || !onlyNarrows(draft) || openAmount(draft, fragment)) return null
  const question = merged(before, draft, bare.line)
  return done(
    counts.test(line)
      ? { ...question, measures: ['count'], order: null, limit: null }
      : before.measures.includes('count') && before.by === null && /^(?:which|what|who)\b/.test(line)
        ? { ...question, measures: [] }
        : question,
  )
}

const leavesOut =
  'without|except(?: for)?|excluding|exclude|minus|leave (?:out|off)|leaving out|take (?:out|off|away)|taking out|drop|remove|removing|skip|ignore|ignoring|hide|omit|not counting|not including|do not (?:count|include|show)|but not|not|no|other than|apart from|besides|get rid of|filter out'
const excludes = new RegExp(
  `^(?:(?:but|and|or) )?(?:${leavesOut})(?: (?:any|anything|the|those|these|ones?|rows?))*(?: (?:that|which|who))?(?: (?:is|are|was|were|have|has|had))?(?: (?:in|from|for|of|on|at|by|with))? `,
)

const opposite: Readonly<Partial<Record<Condition['is'], Condition['is']>>> = {
  '=': '!=',
  in: '!=',
  '!=': 'in',
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
  none: 'some',
  some: 'none',
}

/** `without Maria's`, `leave out the ones under 10 leads`: all of what was told but those. */
export function ruledOut(fragment: Fragment): Reading | null {
  const { before, line } = fragment
  const head = excludes.exec(line)?.[0]
  if (head === undefined) return null
  const behind = rest(fragment, head)
  const bare = rest(behind, '', ends.exec(behind.line)?.[0] ?? '')
  if (bare.items.length === 0) return null
  const said = asTopicReads(fragment, [...itemsOf('excluding'), ...bare.items])
  if (said && saysNot(said)) return done(merged(before, said, line))
  const draft = asTopicReads(fragment, bare.items.map(ofGroup))
  if (draft === null || !onlyNarrows(draft)) return null
  const { clients, groups, people, records, us, conditions, with: had } = draft.question
  if (records.length + us.length + had.length > 0) return null
  const names: Condition[] = [
    ...groups.map(({ name }): Condition => ({ column: 'group', is: '!=', values: [name] })),
    ...people.flatMap(({ who, as }): Condition[] =>
      who === 'me' ? [] : [{ column: personColumn(fragment, as), is: '!=', values: [who.name] }],
    ),
  ]
  const inverse = conditions.flatMap((one): Condition[] => {
    const is = opposite[one.is]
    return is === undefined ? [] : [{ ...one, is }]
  })
  // Not both of two is no condition of its own.
  if (inverse.length < conditions.length || inverse.length > 1) return null
  if (people.some(({ who }) => who === 'me')) return null
  const columns = fragment.prepared.topic.columns.map(({ id }) => id)
  if (names.some(({ column }) => !columns.includes(column))) return null
  return done({
    ...before,
    measures: besideTold(fragment, inverse),
    except: [...before.except, ...clients],
    conditions: [...before.conditions, ...names, ...inverse],
  })
}

/** `without Lone Star`: of a group and one of its stores that are called so the group is left out. */
const ofGroup = (item: Item): Item => {
  if (item.is !== 'name' || item.span.candidates.length < 2) return item
  const groups = item.span.candidates.filter(({ kind }) => kind === 'group')
  return groups.length === 1 ? { ...item, span: { ...item.span, candidates: groups } } : item
}

const saysNot = ({
  question: { conditions, except, clients, people, groups, records },
  says,
}: Draft): boolean =>
  clients.length + people.length + groups.length + records.length === 0 &&
  !says.has('measure') &&
  conditions.length + except.length > 0 &&
  conditions.every(({ is }) => is === '!=' || is === 'none')

/** The column of the people whom a name means: whoever did it, and of clients who manages them. */
const personColumn = ({ prepared: { topic } }: Fragment, as: string): string =>
  as !== 'person' ? as : topic.id !== 'clients' && topic.person !== undefined ? topic.person : 'manager'

const moved = 'down|up|off|fell|dropped|rose|grew|lost|gained'
const movedBy = new RegExp(
  `^(?:(?:only|just) )*(?:(?:which|those|the ones)(?: ones)?(?: of (?:them|those))?(?: (?:that|which))?(?: (?:is|are|was|were|went))? )?(?:(?:${moved}) )?(?:by )?(more|less|over|under|at least)(?: than)? (\\d+) ?(%|percent)(?: (?:${moved}|lower|higher|less|more|drop|decline|increase))?(?: only)?$`,
)

/** `more than 20% down only` after what fell: those that fell so far. */
export function movedSoFar({ before, said }: Fragment): Reading | null {
  if (before.moved === null) return null
  const [, which, value] = movedBy.exec(said) ?? []
  if (which === undefined || value === undefined) return null
  const is = which === 'at least' ? '>=' : /^(?:more|over)$/.test(which) ? '>' : '<'
  return done({ ...before, movedBy: { is, value: Number(value), percent: true } })
}
