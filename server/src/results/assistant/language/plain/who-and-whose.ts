import type { Otherwise } from './otherwise.ts'
import { clients, end, now } from './surely/parts-said.ts'

const person = "([A-Z][\\w'’-]+ [A-Z][\\w'’-]+)"
const channel =
  '(seo|sem|search|paid search|social|facebook|tiktok|display|video|youtube|ctv|connected tv|email|audio|google ads|microsoft ads)'
const one = '(?:which|what|any|my|our|the|all|show me|list) '

/** Ways to ask for clients by whose they are, by what they have, and by what nobody did for them. */
export const whoAndWhose: Otherwise = [
  // Whose clients.
  [
    new RegExp(
      `^(?:(?:who|anyone|anybody|any (?:of the )?${clients}|which (?:of the )?${clients}|${clients}|someone|somebody)(?: is| are)? (?:on|in|from|of) )?${person}['’]s? (?:book(?: of business)?|portfolio|roster|client list|desk)\\b`,
      'g',
    ),
    'clients of $1',
  ],
  [/\b(?:on|in|from|of) my (?:book(?: of business)?|portfolio|roster|client list)\b/gi, 'of mine'],
  [
    new RegExp(
      `^how many ${clients} (?:do|did) i (?:look after|take care of|have under me|serve|cover|see to|work with)${now}${end}`,
      'gi',
    ),
    'how many clients do i manage',
  ],
  [
    new RegExp(
      `^(?:do|does) ${person} (?:handle|manage|have|run|work on|work with|look after|do) (?:any |some )?${channel} ${clients}${end}`,
      'gi',
    ),
    'clients of $1 with a $2 budget',
  ],
  // Who at the agency.
  [/^(who|which person) (?:at|in|of|from) (?:the |our |your )?(?:agency|company|team|office) /gi, '$1 '],
  // What clients have.
  [
    new RegExp(
      `^(?:who(?:['’]?s| is| are| all is)?|anyone|anybody|${one}${clients}(?: that| who)?(?: are)?) (?:running|doing|buying|on|using) (?:any )?${channel}(?: (?:ads|advertising|campaigns))?${now}${end}`,
      'gi',
    ),
    'which clients have a $1 budget',
  ],
  [
    new RegExp(
      `\\b(${clients}) (?:that (?:have been |are )?|who (?:have been |are )?)?with (?:us|the agency) (?:for )?(?:less than|under|no more than|not even) (?:a|an|one|1|(\\d+|two|three|four|five)) (year|month)s?\\b`,
      'gi',
    ),
    (_, who = '', many = '', unit = '') =>
      `${who} activated in the last ${many || '1'} ${unit}s`.replace(
        'the last 1 years',
        'the last 12 months',
      ),
  ],
  [
    new RegExp(
      `\\b(${clients}) (?:that (?:have been |are )?|who (?:have been |are )?)?with (?:us|the agency) (?:for )?(?:more than|over|longer than|at least) (?:a|an|one|1|(\\d+|two|three|four|five)) (year|month)s?\\b`,
      'gi',
    ),
    (_, who = '', many = '', unit = '') => {
      const count = { two: 2, three: 3, four: 4, five: 5 }[many] ?? Number(many || 1)
      return `${who} activated older than ${unit.toLowerCase() === 'year' ? count * 12 : count} months`
    },
  ],
  [
    new RegExp(
      `\\b(${clients}) whose (?:agreement|contract)s? (?:ends?|expires?|runs? out|is up|is over) `,
      'gi',
    ),
    '$1 with agreements that end ',
  ],
  // What nobody did for them.
  [
    new RegExp(
      `\\b(${clients}) (?:that |who |which )?(?:(?:has |have |had )?(?:nobody|no one) (?:has |have |had )?(?:had )?|(?:have|has|had|did)(?: not|n['’]?t) (?:have |had )?)(?:an? |any )?meetings?(?: with)?(?= (?:in|since|this|last)\\b)`,
      'gi',
    ),
    '$1 without an interaction',
  ],
  [
    new RegExp(
      `\\b(${clients}) (?:that |who |which )?(?:had|have|has|with|got|having) (?:no|zero) (?:work|activity|activities)(?: (?:logged|recorded|entered|done|noted))?(?= )`,
      'gi',
    ),
    '$1 without activities',
  ],
  [
    new RegExp(
      `^(?:which|what) ${clients} (?:did|have) i not (?:log|logged|enter|entered|record|recorded) (?:anything|any work|a thing|any activity)(?: (?:for|on|at|with))?(?= )`,
      'gi',
    ),
    'which stores did I not work on',
  ],
  // How much is left of it.
  [
    /^how much (?:of )?(?:my |our |the )(january|february|march|april|may|june|july|august|september|october|november|december) (?:money|budget|ad money|dollars|ad dollars)(?: is| do (?:i|we) have)? (?:still )?left\b/gi,
    'how much budget is left in $1',
  ],
  [/\b(spend|budgets?|revenue|media|dollars|money) under management\b/gi, '$1'],
  [
    new RegExp(
      `^(?:the |our )?(?:busiest|top) (?:account managers|ams|managers) (?:by|in terms of) (?:the )?(?:number|count) of ${clients}${end}`,
      'gi',
    ),
    'number of clients by manager highest first',
  ],
  [
    /\b(without|with no|had no|have no|has no) ((?:an? |any )?[a-z]+(?: [a-z]+)?) in (?:over |more than )?(\d+|thirty|forty-five|sixty|ninety) days\b/gi,
    '$1 $2 in the last $3 days',
  ],
  [
    new RegExp(
      `^(?:show |list |give )?(?:me )?((?:all )?(?:my|our) ${clients}) (?:with|and) their (?:monthly )?(spend|budgets?|leads|conversions|clicks|revenue|margin)(?:,? (?:the )?(biggest|highest|largest|smallest|lowest|most) first)?${end}`,
      'gi',
    ),
    (_, who = '', figure = '', first = '') =>
      `${figure} of ${who} by client${first === '' ? '' : /smallest|lowest/i.test(first) ? ' lowest first' : ' highest first'}`,
  ],
]
