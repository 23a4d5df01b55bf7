import type { Otherwise } from './otherwise.ts'

const figure =
  '(?:(?:organic |website |web |paid |direct )?(?:traffic|sessions|visits)|spend|revenue|leads|clicks|conversions|impressions|sessions|calls|ctr|cpc|cost per \\w+|cpls?|budgets?)'
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
  [
    /\b(?:requested |budget )?increases? (?:that are |which are )?(?:still |currently )?(waiting|pending)(?: (?:for|on) (?:approval|a decision|an answer|somebody|someone))?(?= |[?.!]|$)/gi,
    'budget increases waiting',
  ],
  // What a channel does is told by what is spent there.
  [
    /^(?:which|what) (channels|platforms) (?:are (growing|shrinking|declining)|(grew|shrank|fell|rose))(?= (?:this|last|in)\b|[?.! ]*$)/gi,
    (_whole = '', of = '', is = '', did = '') =>
      `${of} with spend ${/^(?:grow|grew|rose)/i.test(is || did) ? 'up' : 'down'}${did ? '' : ' vs last month'}`,
  ],
  [
    /\b(over|above|under|below|more than|less than) \$?(\d[\d.,]*)(?: dollars| bucks)? (?:per|a|for each) (lead|click|conversion)\b/gi,
    'with a cost per $3 $1 $2',
  ],
  [/\b(impressions|clicks) (?:(?:did|have|do) )?(?:we|i) (?:buy|bought|purchase[d]?)\b/gi, '$1 did we get'],
  [
    /^(?:(?:which |what |all )?(?:accounts|clients|stores|dealers) )(?:(?:that |who |which )?(?:we )?lost|(?:that |who |which )?(?:left|cancell?ed|quit))(?: us)? (?:to|over|because of|due to|for) (?!us\b|the\b|an?\b)([a-z -]{3,30})(?=[?.! ]*$)/gi,
    'cancellations reason $1',
  ],
  [
    /^cancell?ations (?:because of|due to|over|for) (?!the\b|an?\b|my\b|our\b)([a-z -]{3,30})(?=[?.! ]*$)/gi,
    'cancellations reason $1',
  ],
  [/\bseo (?:rankings?|positions?)\b/gi, 'keyword rankings'],
  [
    /^what(?:['’]?s| is| all is)? (?:currently |right now )?running(?: (?:for|on|at) (?:me|us|my (?:store|account)|our (?:store|account)))?(?: (?:right now|now|currently|today|this month))?(?=[?.! ]*$)/gi,
    'my campaigns this month',
  ],
  [
    /(who (?:manages|runs|handles|looks after) .+?) (?:at|in|from) (?:your|the) (?:agency|company|end|side|office)(?=[?.! ]*$)/gi,
    '$1',
  ],

  [
    /\bpayments (?:that |which )?(?:do not|don['’]?t|did not|didn['’]?t) (?:match|belong to|fit|go with|have) (?:an?|any) invoices?\b/gi,
    'payments without an invoice',
  ],
  [
    /^((?:the |total |how much )?)(?:revenue|budget|money|business) (?:that )?(?:was |got )?lost(?= (?:this|last|in|since|by)\b|[?.! ]*$)/gi,
    '$1monthly amount lost',
  ],
  [/^(?:and )?who managed (them|those|these|it|that)(?=[?.! ]*$)/gi, 'who manages $1'],
  [/\bagreements (?:did|have) (?:we|they|clients) sign(?:ed)?\b/gi, 'agreements were signed'],
  [/^(?=variances? (?:over|under|above|below|of more than|of at least) \$?\d)/gi, 'clients with a '],
  [
    /^(?:which|what) (brand|state|group|manager|industry|region)s? do we have (?:the )?most(?: of| clients (?:in|of|with))?(?=[?.! ]*$)/gi,
    'which $1 has the most clients',
  ],
  [/\bnew (?:business|logos|accounts won)(?= (?:this|last|in|since)\b|[?.! ]*$)/gi, 'new clients'],
  [/\b(?:in|from|on|of) (\w{3,}?)['’]?s book(?: of business)?(?=[?.! ]*$)/gi, 'of $1'],
  [
    /^is (my|our) budget (?:all |already |fully )*(?:spent|used(?: up)?|gone)(?: yet| already)?(?=[?.! ]*$)/gi,
    'how much of $1 budget is left',
  ],
  [
    /^(?:are|is) (?:we|the agency|the business|revenue) growing(?=[?.! ]*$)/gi,
    'revenue this month vs last month',
  ],
  [
    /\bforms? (?:that (?:were )?)?(?:filled(?: out| in)?|submitted|sent in)(?= (?:at|for|on|by|in)\b)/gi,
    'form submissions',
  ],
  [
    /^(?:which |what |any )?budgets (?:that |which )?(?:went|are|were|got) (up|down) (?=(?:by )?(?:more than|over|at least) \d)/gi,
    'clients whose budget went $1 ',
  ],
  [
    /\b(which (?:store|client|dealer|one|channel|brand)) (has|had|gets|got) (?:the |a )?(higher|bigger|larger|lower|smaller) (?=\w)/gi,
    (_whole = '', of = '', has = '', how = '') =>
      `${of} ${has} the ${/^(?:higher|bigger|larger)$/i.test(how) ? 'highest' : 'lowest'} `,
  ],
  [
    /^((?:top|biggest|largest|worst)(?: \d+)?) (?:past[- ]due|overdue|late) (clients|payers|accounts|stores)(?=[?.! ]*$)/gi,
    '$1 $2 by overdue balance',
  ],
]
