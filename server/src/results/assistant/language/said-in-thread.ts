import { topicOf } from './declared-topics.ts'
import { isTopic, type Thread } from './question.ts'

const results: ReadonlySet<string> = new Set(['figures', 'callsByTracker', 'leads', 'campaigns'])
const callsOrLeads = /^\s*((?:and |ok |so )*(?:(?:what|how) about )?(?:the )?)(calls|leads)(?=[?.! ]*$)/i
const whichAreMine =
  /^\s*(?:and |so |but |ok )*(?:which|what|any|how many|are any|is any)(?: ones?| of (?:those|these|them|it))? (?:is|are|was|were|belong to) (?:mine|me|my own|my clients)(?=[?.! ]*$)|^\s*(?:and |so |but |ok )*(?:are )?(?:any|some) of (?:those|these|them) (?:mine|my clients)(?=[?.! ]*$)/i
const whoDidLast =
  /^\s*(?:and |so |ok )*who (?:did|made|logged|wrote|had|entered|recorded) (?:the )?(?:last|latest|newest|most recent)(?: one)?(?=[?.! ]*$)/i

/** `and their address` behind a phone number. */
const fieldBesides =
  /^\s*(?:and |ok |so |also |what(?:['’]?s| is) |what about |how about )*(?:the|their|its) (address|website|phone(?: number)?|dealer code|location|industry|brand)(?=[?.! ]*$)/i

const whoToCallThere =
  /^\s*(?:and |so |ok )*who (?:do|can|should|would) (?:i|we) (?:call|talk to|ask for|contact|speak (?:with|to)|reach|e?mail)(?: (?:over |up )?there| at the store)(?=[?.! ]*$)/i

const byHowMuchEach =
  /^\s*(?:and |so |ok )*by how much(?: (?:is|are|was|were|did) (?:each|each one|each of (?:them|those)|they each)| each| for each| each one| apiece)(?=[?.! ]*$)/i

/** `Cascade Ford?`: a name alone. */
const nameAlone = /^\s*((?:[A-Z][\w&'’.-]*)(?: (?:of |the |& )*[A-Z][\w&'’.-]*){1,4})\s*\?*\s*$/

/**
 * A few words that go on with a question, as the grammar has them: `what about calls` behind clicks means those that
 * stores got, since what is held is what advertising brought, and leads behind those calls are conversions, which have
 * the same days; `which of those are mine` keeps one's own; `who did the last one` asks for it, which says by whom it is.
 */
export function saidInThread(text: string, { question }: Thread): string {
  // Whom one calls at a store is a contact of it.
  if (question?.ask === 'record' && question.of !== 'mine' && question.of.kind === 'client') {
    if (whoToCallThere.test(text)) return `contacts at ${question.of.name}`
    const [, field] = fieldBesides.exec(text) ?? []
    if (field !== undefined && question.field !== null) return `${field} of ${question.of.name}`
  }
  if (!isTopic(question)) return text
  // Behind what was told of another one a name alone asks the same of this one.
  const [, name] = nameAlone.exec(text) ?? []
  if (name !== undefined && question.clients.length + question.groups.length === 1)
    return `what about ${name}`
  // Rows are told one by one: by how much, of each.
  if (question.by !== null && byHowMuchEach.test(text)) return 'by how much'
  if (whichAreMine.test(text)) return text.includes('how many') ? text : 'just mine'
  if (whoDidLast.test(text) && topicOf(question.topic)?.topic.person !== undefined) return 'last one'
  if (!results.has(question.topic)) return text
  return text.replace(callsOrLeads, (whole, lead: string, what: string) =>
    what.toLowerCase() === 'calls'
      ? `${lead}phone calls`
      : question.topic === 'callsByTracker'
        ? `${lead}conversions`
        : whole,
  )
}
