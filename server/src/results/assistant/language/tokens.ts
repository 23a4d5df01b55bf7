import { hurried } from './hurried.ts'
import { inWords } from './plain/ways.ts'

/** A word of a question, as it stands there and as it is compared. */
export interface Word {
  /** As it was typed. */
  readonly raw: string
  /** As it was typed, where `raw` is what it was taken for. */
  readonly typed?: string
  /** Lower case, no accents, one form for singular and plural. */
  readonly stem: string
  /** Lower case, no accents. */
  readonly low: string
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/gi, 'without'],
  [/(?<=\s)w(?:\/ ?| )(?=(?:no|us|the|an?|my|our)\b)/gi, 'with '],
  // `<90%`, `>= 5k`
  [/<=\s?(?=\$?\d)/g, ' at most '],
  [/>=\s?(?=\$?\d)/g, ' at least '],
  [/<\s?(?=\$?\d)/g, ' under '],
  [/>\s?(?=\$?\d)/g, ' over '],
  [/\b(last|past) (7|14|28|30|60|90)(?=[?.! ]*$)/gi, '$1 $2 days'],
  // `10 grand` is no place, and `i mean` no average: what is meant stands in the place of what was said.
  [/(\d) ?grand\b/gi, '$1k'],
  // The last time that somebody paid is the last payment.
  [
    /^when(?:['’]s| is| was) the last time (?:(?:anyone|anybody|somebody|someone) )?(?:(?:at|from|in) )?(.+?) paid(?: us)?(?:,? and how much(?: was it)?)?(?=[?.! ]*$)/gi,
    'last payment of $1',
  ],
  [/^when did (.+?) last pay(?: us)?(?=[?.! ]*$)/gi, 'last payment of $1'],
  [/^(?:the )?last time (?:anyone|anybody|somebody|someone) paid(?: us)?(?=[?.! ]*$)/gi, 'last payment'],
  [
    /^how (?:is|are) ([\w ]{2,40}?) (?:charged|billed|prorated)(?: for)?(?=[?.! ]*$)/gi,
    'account codes of $1',
  ],
  [
    /\b(?:did|do|have) (i|we) (do|make|have) (on[- ]?site|site|store|dealer|client) visits?\b/gi,
    'did $1 $2 on-site visits',
  ],
  [
    /\b(?:store|dealer|client|site) visits(?= (?:did|do|have|has) (?:i|we) (?:do|done|make|made|have|log|logged)\b)/gi,
    'on-site visits',
  ],
  [/\b(\d+) ?d\b/gi, '$1 days'],
  [/^(?:no|nope|nah|sorry|oops|wait)?[,.! ]*\bi (?:mean|meant)\b[,: ]*/gi, 'instead '],
  [/^(.+?),? \bi (?:mean|meant)[.!]*$/gi, 'instead $1'],
  [
    /^why (?:do|did|are|were|have) we (?:lose|losing|lost|been losing) (?:deals|opportunities|pitches)\b/gi,
    'number of lost deals by lost reason',
  ],
  [/\b((?:biggest|largest|best|smallest|top(?: \d+)?)) payers\b/gi, '$1 amount of payments by payer'],
  [
    /^(?:which|what) partners? (?:gets?|got|earns?|earned|receives?|received|makes?|made) (?:the )?(?:most|highest|biggest) commissions?(?=[?.! ]*$)/gi,
    'highest commission by partner',
  ],
  [
    /\b(which|what) (store|client|dealer|dealership|channel|campaign)s? (?:did|does|do|is doing|was doing|performs|performed|performing|was|is) better(?= (?:last|this|in)\b[^,]*$|[?.! ]*$)/gi,
    'best $2',
  ],
  [
    /^(?:is|was) (my|our) (?:last |latest )?(?:bill|invoice) paid(?: yet| already)?(?=[?.! ]*$)/gi,
    '$1 last invoice',
  ],
  [/^(?:are|were) (my|our) (?:bills|invoices) paid(?: yet| already)?(?=[?.! ]*$)/gi, '$1 invoices'],
  // How one stands is asked for, whether or not it stands so.
  [
    /^(?:is|are|was|were|has|have) ((?:my|our|their|its|the|[\w ]{2,40}?['’]s?) (?:[\w'’-]+ ){0,3}?(?:invoice|bill|claim|agreement|contract|request|proof|increase|migration)s?(?: (?:for|of|from|in) [\w ]{2,60}?)?)(?: been)? (?:paid|submitted|approved|signed|sent(?: out)?|confirmed|settled|reviewed|closed)(?: yet| already)?(?=[?.! ]*$)/gi,
    '$1',
  ],
  [/(?: that)? (?:i|we) can (?:download|export|save|print)\b/gi, ' as a file'],
  [
    /^(?:is |are )?(?:anything|something|any budgets?|any stores?) of mine (?:already )?maxed out\b/gi,
    'my clients pacing at least 100%',
  ],
  [
    /^(?:who|which (?:of (?:my|our) )?(?:clients|stores|dealers)) (?:has|have)(?: not|n['’]?t) heard from me\b/gi,
    'my clients without interactions',
  ],
  [/\bcost ?\/ ?(?=(?:conv|lead|click))/gi, 'cost per '],
  [/\b(how|what|who|where|when|why)['’]?d\b/gi, '$1 did'],
  [
    /(?<!\bhow )\b(?:on |in )?(?:google(?:['’]s)? )?(?:page (?:one|1)|(?:the )?first page)(?: of google| on google)?\b/gi,
    'position at most 10',
  ],
  // Ways to have something noted.
  [
    /^(?:please )?(?:do not|don['’]?t|dont) let me forget (?:to|about|that i (?:have|need) to) /gi,
    'remind me to ',
  ],
  [
    /^(?:please )?(?:set|make|create|add|book|put in|put|schedule|set up) (?:me )?(?:a |an )?reminder (?:for me )?(?:(on|for|next|tomorrow)\b(.{2,30}?) )?(?:to|about|that) /gi,
    'remind me $1$2 to ',
  ],
  [/^(?:note to self|make a mental note|i (?:have|need|got) to remember)(?: to|:|,)? /gi, 'remind me to '],
  [/^(?:please )?(?:put|jot|write|mark|take) down (?=that )/gi, 'log '],
  [
    /^(?:please )?(?:put|book|set up|schedule|start|open|need) (a |an )(task|to ?do|call log|interaction|activity)\b/gi,
    'create $1$2',
  ],
  [/^(?:please )?(?:make|leave|put|take|drop|jot|book|add) a note (?=that |of )/gi, 'log '],
  // What is behind a health that is poor stands with it.
  [/^why (?:is|are) (.+?) (?:at risk|in trouble|unhealthy)\??$/gi, 'health of $1'],
  [/^how (?:do|can) (?:i|we) (?:export|download) (?=\S)/gi, 'export '],
  [
    /^what changes (?:did|have) (?:you|they|the agency) (?:make|made)(?: (?:to|in|on|with) (?:my|our) (?:accounts?|advertising))?(?= (?:this|last|in|since|today|yesterday)\b|\??$)/gi,
    'what did you do for me',
  ],
  // Ways to begin that ask for nothing of their own.
  [/^(?:please )?(?:pull|bring|look)(?: me)? up (?:for me )?(?=\S)/gi, 'show '],
  [/^(how many .+?) (?:are|were|is|was) there\b/gi, '$1'],
  [
    /\b(?:on[- ]?site|in[- ]person) visits?(?= (?:did|do|have|has|had|with|to|by|were|was)\b)/gi,
    'on-site visit interactions',
  ],
  [
    /\b(?:the )?(?:same|equal) days (?:of |in |from )?(?:the )?(?=(?:previous|prior|last|month before|year before)\b)/gi,
    'the same time ',
  ],
  [
    /(?<!\bof (?:my|the|our|their) )\bbudgets (?:(?:that|which|are|is|were|already|all|now|completely|fully|entirely) )*(?:used up|exhausted|maxed out|fully spent|all spent)\b/gi,
    'pacing at least 100%',
  ],
  [/\bon or before\b/gi, 'by'],
  [/\bdue (?:until|till|up to|through|thru)\b/gi, 'due by'],
  [
    /\b(?:sitting|sat|on the lot|in stock)(?: there)?(?: for)? (over|more than) (\d+ (?:days|weeks|months))(?! old)/gi,
    '$1 $2 old',
  ],
  // The best store for leads has the most of them.
  [
    /\b(best|top|strongest) (store|stores|client|clients|dealer|dealers|dealership|rooftop)( of mine)? (?:for|on|in|by|at|when it comes to) leads\b/gi,
    'which $2$3 has the most leads',
  ],
  [
    /\b(worst|weakest|bottom) (store|stores|client|clients|dealer|dealers|dealership|rooftop)( of mine)? (?:for|on|in|by|at|when it comes to) leads\b/gi,
    'which $2$3 has the fewest leads',
  ],
  [
    /\bbest and worst (store|stores|client|clients|dealer|dealers|dealership|rooftop)( of mine)? (?:for|on|in|by|at) leads\b(.*)$/gi,
    '$1$2 with the most leads$3 and $1$2 with the fewest leads$3',
  ],
  // What somebody has yet to say yes to is what waits for them.
  [
    /\b(?:budget )?changes (?:that |which )?(?:i|we) (?:still )?(?:have|need|got) to (?:ok|okay|approve|confirm|sign off)(?: on)?\b/gi,
    'budget changes to confirm',
  ],
  // `cars over 90 days in stock` are as old as that.
  [
    /\b(over|more than|past) (\d+ (?:days|weeks|months)) (?:in (?:stock|inventory)|on (?:the )?lot|sitting)\b/gi,
    '$1 $2 old',
  ],
  [/\blast night\b/gi, 'yesterday'],
  [/\b(?:this (?:morning|afternoon|evening)|tonight)\b/gi, 'today'],
  [/(?<=\d[kKmM]?)\s?\/\s?(?:mo|month)\b/gi, ' a month'],
  [/\bon or after\b/gi, 'from'],
  [/(?:\b(?:no|nr|num)\.?|#) of\b/gi, 'number of'],
  [/\b(unpaid|open|overdue|late|outstanding|my|last|latest|all) bills?\b/gi, '$1 invoices'],
  [/\b(my|our) (?:two|both|three|four|2|3|4) (stores|dealerships|clients|rooftops)\b/gi, '$1 $2'],
  [/\b(?:have|had|has|did)(?: not|n['’]?t) (?:we|you|they) (?:invoiced?|billed?)\b/gi, 'without invoices'],
  [/\b(?:not|never)(?: been| yet)? (?:invoiced|billed)(?: yet)?\b/gi, 'without invoices'],
  [/\bw\/out\b/gi, 'without'],
  [/\bw\/(?=\s|\p{L})/giu, 'with '],
  [/(?<=\d)\s+%(?=\s|$)/g, '%'],
  [/(?<=\p{L}\s)%(?=\s|$)/gu, 'percent'],
  // `this month and last`
  [
    /\bthis (week|month|quarter|year) (and|vs|versus|to|with|against|or|than|compared (?:to|with)) (?:the )?last(?! (?:week|month|quarter|year|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|spring|summer|fall|winter|q[1-4]))/gi,
    'this $1 $2 last $1',
  ],
  [/(?<!\b(?:year|quarter|month|week) )to date\b/gi, 'so far'],
  [/\bboth (?:of )?(?:(?:my|our) )?(stores|dealerships|rooftops|clients)\b/gi, 'my $1'],
  [/\binvoices (?:that )?(?:we|you|were|was) (?:have )?(?:sent|issued)(?: out)?\b/gi, 'gone out invoices'],
  // `keywords in the top 10` are ranked so, and no ten of them.
  [
    /\bin (?:the )?top (\d{1,3})(?=$|[?.!]| on google| in google| on page| of google)(?: (?:on|in|of) google)?/gi,
    'with position at most $1',
  ],
  // What was taken over is over nothing.
  [
    /\b(?:took|takes?|taken|taking) over\b(?! (?:an?|one|two|three|\d+) (?:hours?|days?|weeks?|months?|years?))/gi,
    'takeover',
  ],
  [/\b(are|is|am) (we|i|it|they|my stores?|our stores?) on budget\b/gi, '$1 $2 on pace'],
  // What is ahead of a time is held against it.
  [
    /\b(?:ahead of|behind) (?=(?:last|the previous|the same|this time|the) (?:year|month|week|quarter|time|days)\b)/gi,
    'vs ',
  ],
  // Those of a month were sent then, whether or not they are paid since.
  [
    /\binvoices (?:sent|issued|went)(?: out)?(?= (?:in|for|since|this month|last month|this week|last week|during)\b)/gi,
    'gone out invoices',
  ],
  [/\bwho (?:on|in|of) my (?:book|list|accounts|clients|stores)\b/gi, 'which of my clients'],
  [/\bw (?=no\b|an?\b|the\b|\d)/gi, 'with '],
  [/\b(?:how much money|by how much)\b/gi, 'how much'],
  [/\b(?:lost|lose|loses|losing|made no|make no) money\b/gi, 'with negative margin'],
  // Letters of a state are said behind `in`.
  [/(?<!\b[Ii]n )(?<!, )\b(?:AR|A\/R)\b|\b(?:accounts )?receivables?\b/g, 'outstanding'],
  [/\bbills (?=due|that|which|from|of|for)/gi, 'invoices '],
  [/\bboth (?=\S+ and )/gi, ''],
  [/\b(week|month|quarter) over \1\b|\b(w)ow\b|\b(m)om\b|\b(q)oq\b/gi, 'this $1$2$3 vs last $1$2$3'],
  [/\b(this|last) w(?= vs\b|$|\s)/gi, '$1 week'],
  [/\b(this|last) m(?= vs\b|$|\s)/gi, '$1 month'],
  [/\b(this|last) q(?= vs\b|$|\s)/gi, '$1 quarter'],
  [/\bmy region(?:['’]?s)? (stores|dealers|clients)\b/gi, 'my $1'],
  [
    /\b(?:by|(?<=\b(?:due|ends?|ending|expires?|expiring|renews?|renewing) )before) (?:the )?(?:end of (?:the )?month|month[- ]end|eom)\b/gi,
    'at the end of the month',
  ],
  [
    /\b(?:by|before|until|till|through) (?:the )?(?:end of (?:the |this )?(year|quarter)|(year|quarter)['’]?s?[- ]end|(year|quarter) is (?:over|out))\b/gi,
    'until the end of the $1$2$3',
  ],
  [/(?<=\w )(?:split|broken down|divided|split up) (?=by\b)/gi, ''],
  [/\bsplit of (\w+) between (\S+) and\b/gi, '$1 $2 vs'],
  [
    /\b(?:did not|didn['’]?t|have not|haven['’]?t) (?:spend|spent|use|used) (?:all of )?(?:their|its|the|my|our) (?:whole |full |entire )?budget\b/gi,
    'under budget',
  ],
  [/\byou (?:guys|all|folks)\b/gi, 'you'],
  [/\bam i\b/gi, 'is i'],
  [/\bi am\b/gi, 'i'],
  [/\bcan['’]?t\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(have|has|had|do|does|did|is|are|was|were|would|could|should)n['’]?t\b/gi, '$1 not'],
  [/\b(who|what|when|where|why|how|that|there|it|here)['’]s\b/gi, '$1 is'],
  [/\b(whats|whos|wheres|hows)\b/gi, '$1'],
  [/\b(I|you|we|they|who|that)['’](?:ve|re|d|ll|m)\b/gi, '$1'],
  [/(\p{L})['’]s\b/gu, '$1'],
  [/(\p{L}s)['’](?=\s|$)/gu, '$1'],
]

/** A text with what one types in a hurry written out, but for the words that questions begin with. */
export const writtenOut = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}'’.-])[a-z][a-z\d]*(?![\p{L}\p{N}'’-])/giu, (word) => {
    const low = word.toLowerCase()
    return /^(?:what|who|where|how)s$/.test(low) ? word : (hurried[low]?.join(' ') ?? word)
  })

const unaccented = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Words that end like plurals and are none. */
const noPlural = new Set([
  'this', 'is', 'was', 'has', 'does', 'us', 'as', 'yes', 'less', 'status', 'business', 'across', 'seos',
  'plus', 'address', 'texas', 'kansas', 'illinois', 'massachusetts', 'arkansas', 'news', 'access', 'previous',
  'bonus', 'gas', 'always', 'besides', 'series', 'vs', 'versus', 'analytics', 'sales', 'details',
]) // prettier-ignore

/** One form for singular and plural; nothing else is taken off: `active` and `activity` stay apart. */
export function stemOf(low: string): string {
  if (low.length < 4 || noPlural.has(low) || !low.endsWith('s') || low.endsWith('ss')) return low
  if (low.endsWith('ies') && low.length > 4) return `${low.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss|zz)es$/.test(low)) return low.slice(0, -2)
  return low.slice(0, -1)
}

/** The words of a text; numbers, dates and amounts stay whole. */
export function wordsOf(text: string): readonly Word[] {
  let plain = inWords('surely', text.replaceAll(/[\u0000-\u001f]/g, ' '))
  for (const [pattern, by] of contractions) plain = plain.replaceAll(pattern, by)
  const found =
    plain.match(
      /(?<=\b(?:under|below|above|over|than|least|most|between|and|or) )[-−–]\$?\d(?:[\d,]*\d)?(?:\.\d+)?[kKmM]?%?(?![\p{L}\d/-])|\$?\d(?:[\d,]*\d)?(?:\.\d+)?[kKmM]?%?(?:[/-]\d{1,4}(?:[/-]\d{1,4})?)?(?:st|nd|rd|th)?(?![\p{L}\d])|[\p{L}\p{N}]+(?:[&'’.@-][\p{L}\p{N}]+)*|[-–&+]/gu,
    ) ?? []
  return found.flatMap((raw): readonly Word[] => {
    const low = unaccented(raw).replaceAll(/['’]/g, '')
    const several = hurried[low] ?? (/^[a-z]+(?:-[a-z]+)+$/.test(low) ? low.split('-') : [low])
    return several.map((one) => ({ raw: several.length > 1 ? one : raw, low: one, stem: stemOf(one) }))
  })
}

const looked = new Map<string, readonly string[]>()
/** Phrases that are kept: those of the declarations come with every question. */
const mostLooked = 20_000

/** A phrase as it is looked up. */
export function stemsOf(phrase: string): readonly string[] {
  const had = looked.get(phrase)
  if (had) return had
  const stems = wordsOf(phrase).map(({ stem }) => stem)
  if (looked.size >= mostLooked) looked.clear()
  looked.set(phrase, stems)
  return stems
}
