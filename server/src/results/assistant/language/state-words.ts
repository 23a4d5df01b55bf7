import type { AskedColumn, Topic } from './topic.ts'

/**
 * What people say of something that is in a state, by what lists and reports call that state: a choice that is
 * declared so is asked for in these words too, the day it is declared.
 */
const said = `
waiting, proposed, requested, waiting for signature: waiting, pending, stuck, hanging, awaiting, up in the air, undecided, not decided, not decided yet, unanswered, not answered, sitting there, in limbo
open: open, still open, not done, not finished, unfinished, incomplete, not complete, not completed, outstanding, hanging, still to do, left to do, to be done, not closed, unresolved
done, completed, closed, finished, fixed: done, finished, completed, complete, wrapped up, closed out, taken care of, knocked out, all set
approved: okayed, green lit, greenlit, given the ok
rejected, declined: rejected, declined, turned down, denied, refused, shot down, knocked back, not granted
underpacing, behind: behind, lagging, lagging behind, running behind, running slow, too slow, slow, running light, running cold, running under, falling behind, off the pace
overpacing: too fast, running hot, hot, running over, running fast, burning too fast
fails: failing, failed, fails, not passing, out of compliance, noncompliant, non compliant, not compliant
over: overloaded, over capacity, overbooked, swamped, maxed out, drowning, underwater, buried, stretched, stretched too thin, overworked, slammed, too busy
has room: has room, have room, free, has capacity, have capacity, has bandwidth, have bandwidth, light on work, can take more, can take on more, could take more, could take on more, room for more, available
planned: planned, not started, not begun, yet to start
in progress, under way: in progress, under way, underway, in the works, being worked on, ongoing, running
dropped, canceled: canceled, cancelled, dropped, scrapped, called off, abandoned, killed
missing: missing, lacking, not set, not there
expired: expired, lapsed, run out, no longer good
silent: silent, stopped, dead, went quiet, gone quiet, not firing
never read well, last good copy: broken, failing, stale, not updating, outdated
no figures since: broken, stopped, disconnected, not syncing, no longer syncing, stopped syncing
not started: not started, untouched, not begun
overspent: overspent, went over, over budget, blew the budget
underspent: underspent, left money on the table, under budget
snoozed: snoozed, postponed, put off, paused
watching: watching, still watching, being watched, at risk
not paid: open, unpaid, not paid, outstanding, still owed
void: void, voided, scrapped, canceled
`

const wordsFor = new Map<string, readonly string[]>()
for (const line of said.trim().split('\n')) {
  const [labels = '', words = ''] = line.split(': ')
  for (const label of labels.split(', '))
    wordsFor.set(label, [...(wordsFor.get(label) ?? []), ...words.split(', ')])
}

const tellsState = /^(?:state|status|advice|standing|request)$/

function withWords(column: AskedColumn, taken: ReadonlySet<string>): AskedColumn {
  const { values } = column
  if (!values || column.ofClient || column.ofPerson || !tellsState.test(column.id)) return column
  const added = values.map(({ label }) => wordsFor.get(label.toLowerCase()) ?? [])
  // What two of the choices may be called says nothing of either.
  const counts = new Map<string, number>()
  for (const word of added.flatMap((words) => [...new Set(words)]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return {
    ...column,
    values: values.map((value, at) => ({
      ...value,
      words: [
        ...value.words,
        ...(added[at] ?? []).filter((word) => !taken.has(word) && counts.get(word) === 1),
      ],
    })),
  }
}

/** A topic whose states can be asked for in the words of every day; what means something in it already keeps its meaning. */
export function withStateWords(topic: Topic): Topic {
  const taken = new Set(
    [
      ...topic.words,
      ...topic.columns.flatMap(({ words, weak = [], values = [] }) => [
        ...words,
        ...weak,
        ...values.flatMap((value) => value.words),
      ]),
    ].map((word) => word.toLowerCase()),
  )
  return { ...topic, columns: topic.columns.map((column) => withWords(column, taken)) }
}
