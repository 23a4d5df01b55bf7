import type { Otherwise } from '../otherwise.ts'
import { clients, end, now, times, watch } from './parts-said.ts'

/** What is asked of people, accounts and what is kept of clients in words that a rule would take for something else. */
export const meantOfPeople: Otherwise = [
  // A team without a client is a department.
  [
    /^who(?:['’]?s| is| are)?(?: all)? (?:on|in) (?:the )?(?!my\b|our\b)((?:[A-Z]{2,}|\w+)(?: \w+)?) (?:team|department|dept)(?=[?.! ]*$)/gi,
    'people in the $1 department',
  ],
  // Users of a store sign in, and are none of its website.
  [
    /\b(?<!website |site |web |new |active |mobile |organic |saved |stored )(users|logins) (?:of|at|from) (?=(?:the )?[A-Z])/g,
    'client users of ',
  ],
  [/\bhow many users does (?=[A-Z])(.+?) have\b/g, 'number of client users of $1'],
  [
    /\b(?:client |dealer )?(?:users|logins)(?: who| that)? (?:have |has |had )?never (?:once )?(?:logged|signed) ?(?:in|on)\b/gi,
    'client users who never signed in',
  ],
  [
    new RegExp(
      `^who (?:has |have |all )?(?:logged|signed) ?in(?:to the portal| to the portal)? (?:from|at|of) (.+?) (?=(?:${times})[?.! ]*$)`,
      'gi',
    ),
    'client users of $1 last signed in ',
  ],
  [
    new RegExp(
      `^who (?:has |have |all )?(?:logged|signed) ?in(?:to the portal| to the portal)? (?=(?:${times})[?.! ]*$)`,
      'gi',
    ),
    'people last seen ',
  ],
  // Alarms of a time are those that rang in it.
  [
    new RegExp(
      `^((?:are there |were there |do we have )?(?:any |which |what |how many |new )*)(?:metric )?(?:alarms|alerts)(?: (?:went off|rang|came in|fired|triggered|were triggered|do we have|did we get))? (?=(?:${times})[?.! ]*$)`,
      'gi',
    ),
    '$1alarms that rang ',
  ],
  // Checks that fail are findings of the audit.
  [
    new RegExp(
      `^(?:which|what) (?:of (?:my|our) )?${clients} (?:fail|failed|fails|have failed|are failing) the most (?:audit )?checks\\b`,
      'gi',
    ),
    'number of open audit findings by client highest first',
  ],
  [
    /^(?:which |what )?(?:audit )?checks (?:that |which )?(?:fail|failed|fails|are failing|get failed) (?:the )?most(?: often)?\b/gi,
    'number of open audit findings by check highest first',
  ],
  // Whoever left is no line of what they had.
  [
    new RegExp(
      `(?<!biggest |largest |top |best )\\b(${clients}) (?:that |which |whom |who )?we(?:['’]ve| have)? lost(?= (?:in|this|last|since|over|during|between|from|within)\\b)`,
      'gi',
    ),
    '$1 that churned',
  ],
  [
    new RegExp(
      `^(which (?:of )?(?:my|our) ${clients}|my ${clients}|(?:which|what) of mine) (?:that |who |which )?(?:have |has )?(?:been )?(?:cancell?ed|left|quit|churned)(?: us| on us)?${end}`,
      'gi',
    ),
    '$1 are inactive',
  ],
  // What is late without a word of what is late work.
  [
    new RegExp(
      `^(?:is there )?any ?thing(?: (?:that is|thats|of mine))? (?:late|overdue|past due)${now}${end}`,
      'gi',
    ),
    'overdue tasks',
  ],
  // Raised to an amount a budget is changed; by how much it is raised is a request of its own.
  [
    /^((?:please |can you |could you )*)(?:raise|increase|bump(?: up)?)(?! my\b| our\b)(\b.*\bbudget\b.*?) to \$?(\d[\d,]*k?)(?= (?:from|starting|as of|beginning|in|on|a month|per month|monthly|for)\b|[?.! ]*$)/gi,
    '$1change$2 to $$$3',
  ],
  // Four digits behind the budget that is to be are an amount, and no year.
  [
    /^((?:please |can you |could you )*(?:raise|increase|lower|cut|reduce|change|set|move|update|adjust)\b.*\b(?:budget|spend)\b.*?) to (\d{4})(?= (?:from|starting|as of|beginning|in|on|a month|per month|monthly|for)\b|[?.! ]*$)/gi,
    '$1 to $$$2',
  ],
  // Whoever is in one has a group, whichever.
  [
    new RegExp(
      `\\b(${clients})(?: that| who| which)?(?: are| is| belong| belongs)? (?:in|part of|to|with|that have|having) (?:a|an|any|some) (?:dealer |auto )?group\\b`,
      'gi',
    ),
    '$1 with a group',
  ],
  // What is noted is written down.
  [
    /^(?:quick |new )?note (?:for|on|about|to|re) (?!self\b|me\b)(.{3,60}?)(?:: ?| - | – )(\S.+)$/gi,
    'log that $2 for $1',
  ],
  [
    /^(?:please )?add (?:a |an )?(?:new )?contact (?:for|at|to) (.{3,60}?)(?:: ?|, | - )(\S.+)$/gi,
    'add $2 as a contact at $1',
  ],
  [
    /^(?:which|what) (?:web ?)?sites (?:are|run|is) (?:on|by|with|built on|hosted (?:on|by)) /gi,
    'search plans on ',
  ],
  // What has errors fails.
  [
    /\b(?:vehicle |inventory )?feeds (?:with|that have|having|showing) (?:errors?|problems?|issues?|mistakes)\b/gi,
    'failing vehicle feeds',
  ],
  [
    /\b(?:vehicle |inventory )?feeds (?:that )?(?:fail(?:ed|ing)?|are failing|are broken|broke)\b/gi,
    'failing vehicle feeds',
  ],
  [
    /\b(?:creatives?|artworks?|designs?) (?:that are |which are |still )?(?=(?:waiting|pending)\b)/gi,
    'proofs ',
  ],
  // What is to come in the pipeline has its next step then.
  [
    /^(?:what(?:['’]?s| is) )?(?:in |on )?(?:the |our )?pipeline (?:for|in) (?!texas|the\b|my\b)(?=(?:next |this )?[a-z]+(?: 20\d\d)?[?.! ]*$)/gi,
    'open opportunities next step on ',
  ],
  [
    /\b(waiting|stuck) (?:on|for|with) (?:the |a )?(?:client|dealer|store|customer)s?\b/gi,
    'waiting for client',
  ],
  // A login that is asked for stands with the credentials of the store.
  [
    /^(?:(?:what(?:['’]?s| is| are)|where(?:['’]?s| is| are)|do we have|do you have|have we got|i need|give me|find|get me|show me|is there) )?(?:the |a |an |our |their )*(?:[\w.]+(?: [\w.]+)? )?(?:log ?ins?|logons?) (?:to|for|on|of|at) (?!my\b|our\b|the\b|me\b|it\b|that\b|this\b|their\b|a\b|who\b|clients?\b|users?\b)(?:[\w.]+(?: [\w.]+)? at )?(.+?)(?=[?.! ]*$)/gi,
    'login of $1',
  ],
  [
    /^who (?:do|should|can|would) (?:i|we) (?:talk|speak|go|write) to about .+? (?:at|from|over at) (?!the agency|your\b|my\b|our\b|it\b)(.+?)(?=[?.! ]*$)/gi,
    'contacts of $1',
  ],
  [/^(?:please )?(?:open|pull up|bring up) (?:the |my |our )?([\w ]+ report) (?:for|of|on) /gi, '$1 of '],
  // Whatever came about there is what changed.
  [
    /^(?:is there |do we have |have we got )?(?:any ?thing|any|some|what(?:['’]?s| is)(?: the)?) (?:new|updates?|news|the latest) (?:from|with|at|over at) (?!the\b|my\b|our\b|a\b|it\b|that\b|this\b|you\b|us\b|me\b)(.+?)(?=[?.! ]*$)/gi,
    'what changed at $1',
  ],
  [
    new RegExp(
      `^how many (?:people|employees|of us) (?:work|are working|do we have working|are) (?:here|at the agency|for us|in the agency)${end}`,
      'gi',
    ),
    'how many employees',
  ],
  [
    new RegExp(
      `^who (?:handles|has|manages|looks after|runs|takes care of|is on|carries) the (most|fewest|least) (${clients})${end}`,
      'gi',
    ),
    'number of $2 by manager $1 first',
  ],
  // Whoever is missing on a team is missed by the part.
  [
    new RegExp(
      `\\b(${clients})(?: of mine)? (?:that |which |who )?(?:have no|has no|having no|with no|without|without an?|without any|lacking an?|missing an?|do(?:es)? not have an?|don['’]?t have an?) (seo|social|programmatic) (?:person|people|guy|rep|lead|specialist|expert)s?\\b`,
      'gi',
    ),
    '$1 without $2 specialist',
  ],
  [
    new RegExp(
      `\\b(${clients})(?: of mine)? (?:that |which |who )?(?:have no|has no|having no|with no|without|without an?|without any|lacking an?|missing an?|do(?:es)? not have an?|don['’]?t have an?) (?:sem|search|ppc) (?:person|people|guy|rep|lead|specialist|manager|expert)s?\\b`,
      'gi',
    ),
    '$1 without SEM manager',
  ],
  // Whoever is missing at a store is missing among its contacts, and no program of that name.
  [
    new RegExp(
      `\\b(${clients}) (?:without|with no|lacking|missing) (?:an? |any |the )?(?:gm|general manager)(?:['’]?s)?(?: contacts?| listed| on file| named)*(?=[?.! ]*$| (?:and|or|in|with|who|that)\\b)`,
      'gi',
    ),
    '$1 without general manager contacts',
  ],
  [
    new RegExp(
      `\\b(${clients}) (?:without|with no|lacking|missing) (?:an? |any |the )?(owner|sales manager|service manager|controller)(?: contacts?| listed| on file| named)*(?=[?.! ]*$| (?:and|or|in|with|who|that)\\b)`,
      'gi',
    ),
    '$1 without $2 contacts',
  ],
  // `just SEO stuff` is just SEO.
  [
    new RegExp(
      `^((?:and |ok |so )*(?:just|only) (?:the )?\\w+(?: \\w+)?) (?:stuff|things|work|related(?: stuff)?|items|ones)${end}`,
      'gi',
    ),
    '$1',
  ],
  // What was talked about is what a talk is logged with.
  [
    /^(?:please )?(?:log|logged|add|enter|record) (an? (?:\w+[- ])?(?:call|meeting|visit|conversation|interaction|chat)) (with|at) ([^,:;]+?)(?:,|:|;| -| –) (?:(?:we |i )?(?:talked|spoke|discussed|went over|chatted)(?: about| through)?|about|re:?) (.+)$/gi,
    'log $1 $2 $3 about $4',
  ],
  // Whoever works in a department is of it.
  [
    new RegExp(
      `^(how many )?(?:(?:list|show|which|what|all|our|the) )*(?:people|employees|colleagues|folks) (?:(?:are|work|working|do we have) )*(?:in|on|of) (?:the )?(seo|sem|social|programmatic|accounting|account management)(?: department| team)?${end}`,
      'gi',
    ),
    '$1people in the $2 department',
  ],
  [
    new RegExp(
      `\\bclient users (?:who |that )?(?:haven['’]?t|have not|hasn['’]?t|did not|didn['’]?t) (?:logged|signed|log|sign|been) ?(?:in|on|here)(?: (?:in|for|over))?(?: (?:the )?(?:last|past))? (?:30 days|lately|recently|a while|a month)${end}`,
      'gi',
    ),
    'client users that are quiet or never signed in',
  ],
  [
    new RegExp(
      `^is (?:there )?(?:any ?thing|something) (?:open|due)(?: (?:right now|now|soon))? (?:for|at|with|on) (?!me\\b|us\\b|my\\b)(.+?)${end}`,
      'gi',
    ),
    'open tasks of $1',
  ],
  [
    /\b(?:get|gets|with|have|has|on) (\d+) (blogs?|blog posts|landing pages) (?:a|per|every|each) month\b/gi,
    'with $2 a month between $1 and $1',
  ],
  [
    new RegExp(`\\b(how many|the most|the fewest|number of)(?: ${clients})?(?: are)? on ${watch}`, 'gi'),
    '$1 watching watchlist entries',
  ],
  [
    new RegExp(`\\bwatch ?list ${clients} (?:of|for|managed by) (?!mine\\b|my\\b|our\\b|the\\b)`, 'gi'),
    'watching watchlist entries of ',
  ],
  // Whether somebody is there is told by who it is.
  [
    new RegExp(
      `^does (.+?) have (?:an? |any )(gm|general manager|owner|marketing director|sales manager|service manager|controller|internet manager|dealer principal)(?: listed| on file| yet)*${end}`,
      'gi',
    ),
    'who is the $2 at $1',
  ],
  [
    new RegExp(
      `^what(?:['’]?s| is) (?:still )?open (?:for|with) (?!me\\b|us\\b|my\\b|the\\b|next\\b)(.+?)${end}`,
      'gi',
    ),
    'open tasks of $1',
  ],
  [new RegExp(`\\b(overdue|open|late) (?:stuff|things)\\b`, 'gi'), '$1 tasks'],
  [
    new RegExp(
      `^(how many ${clients}) (?:did|have) we (?:add|added|bring on|brought on|onboard|onboarded)\\b`,
      'gi',
    ),
    '$1 did we gain',
  ],
  [
    new RegExp(
      `^(?:what(?:['’]?s| is) |which is |who is )?(?:the |our )?(?:biggest|largest) (?:dealer )?group by (?:number of )?(?:${clients})${end}`,
      'gi',
    ),
    'which group has the most clients',
  ],
  [
    /^how many times (?:did|have|has) (.+?) (?:call|called|talk to|talked to|speak to|spoken to|contact|contacted|reach out to|reached out to) /gi,
    'how many calls did $1 log for ',
  ],
  [
    /^where (?:do|can|should) (?:i|we) (?:log|record|enter) (an? (?:phone )?(?:call|meeting|interaction|activity|visit))(?=[?.! ]*$)/gi,
    'log $1',
  ],
  [
    /^(?:please )?(?:log|add|enter|record) an? activity (?:for|at|on|with) ([^:;]+?)(?::|;| -| –) (.+)$/gi,
    'log that $2 for $1',
  ],
  [
    /\bleads (?!from|by|of|in|for|at|on|this|last|that|which|and)([\w' ]+?) (?:is|are|am|['’]s) working(?: on)?\b/gi,
    'open opportunities of $1',
  ],
  [
    /\bwho(?:['’]?s| is) (the|our|my|their) ams?(?= (?:for|of|on|at|over) |[?.! ]*$)/gi,
    'who is $1 account manager',
  ],
  [
    /\b(agreements|contracts) (?:that |which )?(?:were |was |got )?signed (?=(?:in|this|last|since|on|between) )/gi,
    '$1 signed on ',
  ],
]
