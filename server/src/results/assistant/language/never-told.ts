import { neverKept } from './never-kept.ts'
import { neverOfFigures } from './never-of-figures.ts'
import type { Never } from './never.ts'
import type { Reading } from './question.ts'

const never: readonly Never[] = [
  // What somebody wants done outside of the portal, or to a budget, no answer does.
  {
    asks: /^(?:please |can you |could you |ok |and )*(?!send (?:me|us|over)\b(?! (?:an? )?(?:\w+ )?(?:e ?mail|mail|text|message|reminder|letter)\b))(?:e ?mail|send|text|message|write|draft)(?: (?:me|up))? (?:an? |the |this |that |him |her |them |it |\u0001 )?.*\b(?:email|e ?mail|mail|letter|message|text|reminder|reply|response|worst one|best one|client|clients)\b/,
    part: /\b(?:e ?mail|mail|send|text|message|write|draft)\b/,
    firm: true,
    because: 'I send nothing and write to nobody.',
  },
  {
    asks: /^(?:please |can you |could you |ok |and |lets |let us )*(?:cut|pause|zero out|turn off|shut off|kill|reallocate|shift) (?!off\b)\S+/,
    part: /\b(?:cut|pause|zero out|turn off|shut off|kill|reallocate|shift)\b/,
    firm: true,
    because: 'I change nothing by myself: ask for a task or a budget change, and I prepare its form.',
  },
  // Of which list these words are nobody knows.
  {
    asks: /^(?:who|what) is (new|broken|wrong)$/,
    firm: true,
    named: false,
    part: /\b(?:broken|wrong)$|(?<=^who is )new$/,
  },
  { asks: /^what is (?:still )?missing (?:at|for|from|with|on) \u0001$/, part: /\bmissing\b/, firm: true },
  {
    asks: /^when (?:is|are|will|does|do|can) .*\breports?\b.*\b(?:ready|finished|available|done|complete)$/,
    part: /\b(?:ready|finished|available|done|complete)$/,
    firm: true,
    because:
      'A report has no day on which it is ready: it is open at any time, with what has come in by then.',
  },
  // When clients began is no day of a budget of theirs.
  {
    asks: /^(?:(?:what|how much) (?:is|was) |total |the |our )*(?:revenue|billings?|margin|profit|fees?|spend|budgets?|invoice amount)\b.* (?:of|from|for|by) (?:the |our |my )?(?:clients|stores|dealers|accounts) (?:that|who|which) (?:have )?(?:started|joined|signed|began|left|cancell?ed)\b/,
    part: /\b(?:started|joined|signed|began|left|cancell?ed)\b/,
  },
  // The people of a client are users of the portal, and no visitors of a site.
  {
    asks: /^(?:how many|which|what|who|show|list|the|number of|of|my|our| )*(?:users (?:does|do|did|has|have) (?:each|every|a|the|\u0001|my|our)|(?:clients?|stores?|dealers?) (?:that )?(?:have|has|with|without)(?: no| any| the most| the fewest)? users\b)/,
    part: /\busers\b/,
  },
  // How something is to be made is told by no row of it.
  {
    asks: /^what (?:does|do|should|must|has|is) (?:an?|the|every|each|my|our|all) .*\b(?:need|needs|must|should|have|has|supposed) (?:to )?(?:have|include|contain|say|look like|be in)\b/,
    part: /\b(?:need|needs|must|should|supposed|have|has)\b/,
    firm: true,
  },
  // A figure of the answer before is no limit by itself.
  {
    asks: /^(?:and |so )*(?:which|who|what)(?: of (?:my|our|the))?(?: (?:clients|stores|dealers|ones|managers|channels))? (?:is|are|was|were|has|have|did|does|do|spend|spent) (?:over|under|above|below|more than|less than|higher than|lower than|better than|worse than) (?:that|it|this)$/,
    part: /\b(?:that|it|this)$/,
    firm: true,
  },
  // Who entered a client is not kept.
  {
    asks: /\b(?:clients|stores|dealers|accounts) (?:that )?(?:i|we) (?:added|created|entered)$/,
    part: /\b(?:added|created|entered)\b/,
    firm: true,
  },
  // The creative of a month is not what was decided on in it.
  {
    asks: /\b(?:approved?|approve) (?:their|the|our|its) \u0002 (?:creatives?|proofs?|ads|artwork)\b/,
    part: /\b(?:creatives?|proofs?|ads|artwork)\b/,
    firm: true,
  },
  {
    asks: /^(?:please |can you |could you |ok |and )*(?:change|update|replace|rename|reassign|swap|edit|correct) (?:the |a |an |my |our |their |his |her |\u0001 )(?!.*\b(?:budgets?|spend)\b).*\b(?:gm|manager|contacts?|owner|address|phone|number|e ?mail|name|status|state|due|deadline|date|assignee|task|deal|stage|amount|website|logo|rep|am)\b/,
    part: /\b(?:change|update|replace|rename|reassign|swap|edit|correct)\b/,
    firm: true,
    because: 'I change nothing by myself: it is changed where it is kept.',
  },
  {
    asks: /^(?:i|we) (?:want|need|would like|d like) to (?:raise|increase|lower|reduce|cut|pause|change|double|move|stop|cancel) .*\b(?:budgets?|spend|investment)\b/,
    part: /\b(?:raise|increase|lower|reduce|cut|pause|change|double|move|stop|cancel)\b/,
    store: true,
    firm: true,
    because:
      'I change nothing by myself: ask your account manager for it, or for a higher budget on your profile under Budgets.',
  },
  // Health is kept week by week, each held against four weeks before.
  {
    asks: /\b(?:los[te]|losing|drop(?:ped)?|gain(?:ed)?|fell|rose|improved) (?:the )?(?:most|least)(?: in)? health\b/,
    firm: true,
    because: 'How far health went is told against four weeks before alone: ask for the health change.',
  },
  // What the agency keeps of a client's money is not told to the client.
  {
    asks: /\b(?:margins?|markup|mark up|fees? you keep)\b/,
    store: true,
    firm: true,
    because: 'What the agency earns is not open to you.',
  },
  // The manager of each of those that were told: of one client they are told, and in no list of several.
  {
    asks: /^(?:and )?who (?:is|are) (?:the |their )?(?:account )?managers? (?:on|of|for|at) each\b/,
    part: /\beach\b/,
    named: false,
    firm: true,
  },
  // How something comes into another program is no list of it.
  {
    asks: /^how (?:do|can|should) (?:i|we) (?:get|bring|put|move|import|export) .+/,
    part: /\binto \S+$/,
    firm: true,
  },
  // What is secret is shown in its vault, and by no answer.
  {
    asks: /^(?:please )?(?:what (?:is|are)|give me|tell me|send me|i need) .+/,
    part: /\bpasswords?\b/,
    named: true,
    firm: true,
  },
  // How a row is to stand is entered where it is kept: what stands so already is another question.
  {
    asks: /^(?:(?:please|can you|could you|and) )*(?:mark|set|flag|book) .+ as \S+/,
    part: /^(?:(?:please|can you|could you|and) )*\w+/,
    firm: true,
  },
  // Of tasks it is known whose they are, and not of which department those are.
  {
    asks: /^who in (?:the |our )?(?:\w+ ){1,3}(?:management|department|team)\b/,
    part: /\b(?:management|department|team)\b/,
    firm: true,
  },
  // A part of what has not been asked about.
  {
    asks: /\b(?:percent|percentage|share|proportion) of the ones\b/,
    part: /\b(?:percent|percentage|share|proportion)\b/,
    firm: true,
  },
  // How far one is from what all have on average.
  {
    asks: /\bhow far (?:is|are|was|were) .+ from (?:the |our |their )?(?:average|mean)\b/,
    part: /\bhow far\b/,
    firm: true,
  },
  // Who is away, and what people earn, the portal does not keep.
  {
    asks: /^(?:and )?(?:is|are|was|will) \u0001 (?:be )?(?:off|out|away|on vacation|on leave|on holiday|sick|in)(?: (?:on|in|at))?(?= \u0002|$|,| and)/,
    part: /\b(?:off|out|away|on vacation|on leave|on holiday|sick|in)\b/,
    firm: true,
  },
  { asks: /\bwhat do we pay (?:him|her|\u0001)\b/, part: /\bpay\b/, firm: true },
  {
    asks: /^(?:and )?(?:what|how much) (?:is|are|does|do|did) (?:he|she|\u0001(?: and \u0001)?) (?:earn|earning|make|making|paid)$/,
    part: /\b(?:earn|earning|make|making|paid)\b/,
    firm: true,
  },
  // What somebody wants stopped is done by no answer.
  {
    asks: /^(?:please )?(?:i (?:want|would like|need) to )?(?:cancel|stop|pause|end|terminate|delete|remove|quit)(?= (?:my|our|the|all|this|that|everything|with you)\b|$)/,
  },
  // Signing in is no activity.
  {
    asks: /^(?:who|which (?:users|people|employees|clients|stores|dealers|accounts)|(?:users|people|employees|clients|stores|dealers|accounts)(?: who| that)?|when did \u0001 last|has|did|have)\b(?!.*\bnever\b).*?\b(log(?:ged)? in(?:to)?|sign(?:ed)? in(?:to)?)(?= (?:today|yesterday|the portal|lately|recently|last|for|at|from|on|as)|(?: \u0002)?$)/,
  },
  // What somebody had better do is no figure.
  {
    asks: /^what (?:should|could|can|would) (?:\u0001|they|we|it|he|she) (?:do|change|improve|try|fix)(?: (?:differently|better|instead|next|about .*))?$/,
    part: /\b(?:should|could|can|would)\b/,
    firm: true,
  },
  // Groups within a campaign are no groups of clients.
  { asks: /\b(?:ad ?groups?|ad ?sets?)\b/ },
  // Of the impressions that there were to be had the portal knows nothing: its own are no share of them.
  { asks: /\b(?:impression|voice) share\b|\bshare of (?:voice|impressions lost)\b/ },
  // What the agency earns of a client's money is the agency's to know.
  {
    asks: /\b(?:you|you guys|the agency|your agency)\b.*?\b(?:make|making|earn|earning|keep|keeping|pocket|pocketing|skim|skimming)\b.*\b(?:off|on|from|out of) (?:me|us|my|our)\b/,
    part: /\b(?:make|making|earn|earning|keep|keeping|pocket|pocketing|skim|skimming)\b/,
    firm: true,
  },
  // What others spend, keep or pay nobody here is told.
  {
    asks: /\b(?:other|another|competing|rival)(?: [a-z]+){0,2} (?:agency|agencies)\b|\b(?:store|stores|dealer|dealers|dealership|guy|guys|place|one)? ?(?:down the (?:road|street)|across (?:the street|the road|town)|next door)\b/,
  },
  // Of what they are off nobody says: the reconciliation is a list of its own.
  { asks: /^(?:tell me |show me )?which (?:ones )?(?:are|is) off by\b/, named: false },
  // Somebody is wanted, and no answer.
  { asks: /^(?:please )?(?:call|phone|e ?mail|text|contact|write) (?:me|us)\b/ },
  // Who wants to leave is no list of those who left.
  {
    asks: /^how (?:do|can|would|could) (?:i|we) (?:cancel|quit|leave|terminate|get out)(?: (?:my|our|the|this) .+| you)?$/,
    part: /\b(?:cancel|quit|leave|terminate|get out)\b/,
    firm: true,
  },
  // Accounts of people end in no list; budgets do.
  {
    asks: /^(?:which |what |any |the |my )*(?:user )?accounts (?:that |which |are |will |about to )*(?:expir|end|run|lapse|deactivat)\w*\b/,
    part: /\b(?:user )?accounts\b/,
    firm: true,
  },
  { asks: /^whose (?:user )?accounts? (?:ends?|expires?|runs? out)\b/ },
  // How an organization is invoiced is one of two, and no amount.
  {
    asks: /\b(?:billed|invoiced|bills|invoices) (?:as one|together|combined|jointly|separately|per store|by store|individually|one by one)\b.* or\b/,
    part: /\b(?:as one|together|combined|jointly|separately|per store|by store|individually|one by one)\b.*/,
    firm: true,
    because: 'How an organization is invoiced stands in Parent organizations, under its name.',
  },
  // `did we pay that one` with nothing before it.
  {
    asks: /^(?:did|have) (?:we|i) (?:pay|paid) ((?:that|this|it|them|those)(?: one)?)(?: yet| already)?$/,
  },
]

/**
 * Declines what no answer tells, whatever else is asked with it.
 *
 * @param line the question in small letters, names as `\u0001` and times as `\u0002`
 * @param names whether somebody is named in it
 * @param ofStore whether somebody of a dealership asks
 */
export function neverTold(line: string, names: boolean, ofStore = false): Reading | null {
  for (const { asks, part, named, firm, store, because } of [...neverKept, ...neverOfFigures, ...never]) {
    if (store && !ofStore) continue
    if (named !== undefined && named !== names) continue
    const [all, within] = asks.exec(line) ?? []
    if (all === undefined) continue
    const found = part ? part.exec(line)?.[0] : (within ?? all)
    if (found !== undefined)
      return {
        is: 'declined',
        parts: [found],
        nearest: null,
        ...(firm ? { firm } : {}),
        ...(because === undefined ? {} : { because }),
      }
  }
  return null
}
