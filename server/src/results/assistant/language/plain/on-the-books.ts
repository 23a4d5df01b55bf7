import type { Otherwise } from './otherwise.ts'

const figure =
  '(?:spend|revenue|leads|clicks|conversions|impressions|sessions|calls|ctr|cpc|cost per \\w+|cpls?|budgets?|traffic|visits)'
const stores = '(?:stores|clients|accounts|dealers|dealerships)'

/** Of invoices, budgets, spend and results, as those say it who keep the books and look after the figures. */
export const onTheBooks: Otherwise = [
  [/\b(budgets?|services?) (cancell?ed|dropped)(?= (?:this|last|in|since|so far)\b|[?.! ]*$)/gi, '$2 $1'],
  // `budgets raised this month` are told by the clients whose they are.
  [
    /^(?:(?:which|what|any|all|list|show(?: me)?) )?budgets (?:that |which )?(?:were |was |got |have been |went )?(?:raised|increased|upped|up|bumped(?: up)?)(?= (?:this|last|in|since)\b|[?.! ]*$)/gi,
    'clients whose budget went up',
  ],
  [
    /^(?:(?:which|what|any|all|list|show(?: me)?) )?budgets (?:that |which )?(?:were |was |got |have been |went )?(?:lowered|decreased|reduced|down|trimmed)(?= (?:this|last|in|since)\b|[?.! ]*$)/gi,
    'clients whose budget went down',
  ],
  [
    /^who (raised|increased|upped|cut|lowered|reduced) (?:their )?budgets?\b/gi,
    'which clients $1 their budget',
  ],
  // How far a figure went is told of each client.
  [
    new RegExp(
      `^(?=${figure} (?:is |are |was |were )?(?:up|down|off) (?:by )?(?:more than |over |at least |less than )?\\d+(?:%| percent))`,
      'gi',
    ),
    'clients with ',
  ],
  [
    new RegExp(
      `^((?:which |what |all )?${stores}) (?:that |who |which )?(?:(?:will|would) not|wo ?n['’]?t|are not going to|aren['’]?t going to) (?:be able to )?(?:spend|use(?: up)?) (?:all (?:of )?)?(?:their|the|its) (?:full |whole |entire |total )?budgets?`,
      'gi',
    ),
    '$1 that will underspend',
  ],
  [
    /^(?:is|are) (?:my|our) (?:stores?|dealerships?) (?:getting|receiving) (more|fewer|less) (?:phone )?calls(?= than\b| vs\b)/gi,
    'are we getting $1 calls',
  ],
  [/\bhow much (?:do|did|are) we (?:manag(?:e|ed|ing)) in (?=(?:ad |media )?spend\b)/gi, 'total '],
  [
    /\bhow much (?=(?:ad |media )?spend (?:do|did|are) we manag)(.+?) (?:do|did|are) we manag(?:e|ed|ing)\b/gi,
    'total $1',
  ],
  // `spending over 20k without CTV` is a client with so much spend and none of the other.
  [
    new RegExp(
      `^((?:which |what |all )?${stores}) (?:that |who |which )?(?:are )?(?:spend|spends|spending) ((?:more than|over|above|at least|less than|under|below) \\$?[\\d.,]+k?)((?: (?:this|last) (?:month|quarter|year)| in \\w+)?)(?: (?:a|per) month)?(?:,? (?:but|and|with))* (?:without|with no|with not? any|no|who have no|have no) (?=[\\w ]+$)`,
      'gi',
    ),
    '$1 with spend $2$3 and no ',
  ],
  [
    /\bcampaigns (?:that are |which are )?without (?:any )?(?=spend|clicks|conversions|impressions|leads)/gi,
    'campaigns with no ',
  ],
  [
    /\b(leads|clicks|conversions|impressions|calls|sessions) (?:per|for (?:each|every)) (?:dollar|\$|buck)(?: (?:spent|of spend|we spend|we spent))?(?= |[?.!]|$)/gi,
    'ratio of $1 to spend',
  ],
  [
    /\bhow much (?:in )?(monthly |recurring )?(?:budget|money|revenue)s? (?:(?:did|have|do) )?we (?:lose|lost)(?: in cancell?ations| to cancell?ations| through cancell?ations)?(?= (?:this|last|in|so)\b|[?.! ]*$)/gi,
    'monthly amount lost',
  ],
]
