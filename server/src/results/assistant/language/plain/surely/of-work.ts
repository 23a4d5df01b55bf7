import type { Otherwise } from '../otherwise.ts'
import { are, clients, end, now, watch, whoOf } from './parts-said.ts'

/** What is asked of work, people and records in words that a rule would take for something else. */
export const meantOfWork: Otherwise = [
  // Whoever is coming on board is told by what is left to do for them.
  [
    new RegExp(
      `^((?:and |so |ok )*)${whoOf}${are}(?: (?:that|who) are)?${now}(?: being| in| still)?${now} onboard(?:ing|ed right now)${now}${end}`,
      'gi',
    ),
    '$1not done onboarding tasks by client',
  ],
  [
    new RegExp(
      `^how far(?: along)?${are} (?!we\\b|i\\b|my\\b|our\\b|it\\b|they\\b|that\\b)(.+?)(?:['’]s?)?(?: (?:with|in|on))?(?: (?:its|their|the|our))? onboarding${end}`,
      'gi',
    ),
    'completion rate of onboarding tasks of $1',
  ],
  [
    new RegExp(
      `^how far along${are} (?!we\\b|i\\b|my\\b|our\\b|it\\b|they\\b|that\\b|the\\b)(.+?)${end}`,
      'gi',
    ),
    'completion rate of onboarding tasks of $1',
  ],
  [
    new RegExp(
      `^what(?:['’]?s| is| do we have| else is)?(?: still)? (?:left|open|missing)(?: to (?:do|be done))? (?:for|on|in|with|of) (.+?)(?:['’]s?)? onboarding${end}`,
      'gi',
    ),
    'not done onboarding tasks of $1',
  ],
  // Whoever was saved or lost stands in the list of those who are watched, and is not on it any more.
  [
    new RegExp(
      `^((?:and |so |ok )*)(?:who(?: all)?|(?:which|what) ${clients}|${clients})${are}(?: that are)?${now} on ${watch}${now}${end}`,
      'gi',
    ),
    '$1watching watchlist entries',
  ],
  [
    new RegExp(
      `^((?:and |so |ok )*)(?:(?:which|who)(?: of)? )my ${clients}${are}${now} on ${watch}${now}${end}`,
      'gi',
    ),
    '$1watching watchlist entries of my clients',
  ],
  [
    new RegExp(`^how many(?: ${clients})? (?:are|do we have)${now} on ${watch}${now}${end}`, 'gi'),
    'number of watching watchlist entries',
  ],
  // Whether somebody signed is said of their agreement, and not by the day on which they came.
  [
    new RegExp(
      `^(?:did|has|have) (?!i\\b|we\\b|you\\b|they\\b|he\\b|she\\b|it\\b|any|some|my\\b|our\\b)(.+?) (?:already |ever |finally )*sign(?:ed)?(?: (?:the|its|their|his|her|our|an?)(?: new)? (?:agreement|contract|paperwork))?(?: yet| already)?${end}`,
      'gi',
    ),
    'agreements of $1',
  ],
  // What somebody logged is theirs, whoever has the store.
  [
    /\b(activities|interactions|calls|meetings|visits)(?: (?:that (?:were|are) )?(?:logged|entered|written|made|done))? by me\b/gi,
    '$1 of mine',
  ],
  // A visit of somebody of the agency is none of a website.
  [
    /\b(?:on[- ]?site|in[- ]person|store) visit\b(?! interaction)(?=s? (?:with|at|to|by|from)\b)/gi,
    'on-site visit interaction',
  ],
  [/\bon[- ]?site visits\b(?! interaction)/gi, 'on-site visit interactions'],
  [/\bon[- ]?site visit\b(?! interaction)(?! (?:form|log)\b)/gi, 'on-site visit interaction'],
  [
    new RegExp(
      `^(?:which|what) ${clients} (?:did|has|have) (?!we\\b|i\\b|you\\b|they\\b)(.+?) (?:visit|visited|been to|go to|gone to)\\b`,
      'gi',
    ),
    'on-site visit interactions of $1 by client',
  ],
  [
    new RegExp(
      `^(?:which|what) ${clients} (?:did|have) (?:i|we) (?:visit|visited|been to|go to|gone to)\\b`,
      'gi',
    ),
    'my on-site visit interactions by client',
  ],
  [
    new RegExp(
      `^who (?:has |have )?(?:visited|been to|went to) (?:a |any |the |our )?(?:clients?|stores?|dealers?|dealerships?)\\b`,
      'gi',
    ),
    'on-site visit interactions by person',
  ],
  [
    new RegExp(
      `^who (?:has |have )?(?:last )?visited (?!my (?:web ?)?site|our (?:web ?)?site|the (?:web ?)?site)(.+?)(?: last| most recently)?${end}`,
      'gi',
    ),
    'last on-site visit interaction with $1',
  ],
  [
    new RegExp(
      `\\b(${clients}) (?:that |which |who )?(?:(?:have|has|had|were|was)(?: not|n['’]?t) been|(?:were|was)(?: not|n['’]?t)|without|with no|(?:have|has|had) no|got no|nobody|no one)(?: a| an| any)? (?:visit(?:s|ed)?|on[- ]?site(?: visits?)?(?: interactions?)?)\\b`,
      'gi',
    ),
    '$1 without on-site visit interactions',
  ],
  [
    new RegExp(
      `\\b(${clients}) (?:that |which |who )?(?:have |has |were |was )?never (?:been |got |had |received |get )?(?:a |an |any )?(?:visit(?:s|ed)?|on[- ]?site(?: visits?)?(?: interactions?)?)${end}`,
      'gi',
    ),
    '$1 without on-site visit interactions since 2015',
  ],
]
