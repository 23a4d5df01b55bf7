import type { Otherwise } from './otherwise.ts'

const you = 'you(?: guys| all| folks)?'
const us = '(?:us|me|my store|our store)'

/** What dealers ask of the agency that works for them. */
export const ofDealers: Otherwise = [
  [
    /^(?:who|whom) (?:do|should|can) (?:i|we) (?:call|ask|talk to|contact|email|write to|reach|speak (?:to|with)) (?:about|for|with|regarding) (?:(?:questions? (?:on|about) )?(?:my|our|the) )?(?:ads|advertising|campaigns?|results|numbers)(?=[?.! ]*$)/gi,
    'how do I reach my manager',
  ],
  [
    /^(?:what(?:['’]?s| is)|whats|do you have|give me|i need) (?:the )?(?:(?:phone|cell|mobile)(?: number)?|number|e-?mail(?: address)?|contact(?: details| info)?) (?:of|for) (?:my|our) (?:account )?(?:manager|rep)(?=[?.! ]*$)/gi,
    'how do I reach my manager',
  ],
  [
    /^(?:what(?:['’]?s| is)|whats|do you have|give me|i need) (?:my|our) (?:account )?(?:manager|rep)(?:['’]?s)? (?:(?:phone|cell|mobile)(?: number)?|number|e-?mail(?: address)?|contact(?: details| info)?)(?=[?.! ]*$)/gi,
    'how do I reach my manager',
  ],
  [
    new RegExp(
      `^(?:(?:give me |show me |i need )?(?:a |the )?list of )?(?:everything|all|all the (?:things|stuff|work)) (?:that )?${you} (?:did|have done|do|worked on)(?: for ${us})? (?=(?:in|this|last|since)\\b)`,
      'gi',
    ),
    'what did you do for us ',
  ],
  [
    new RegExp(
      `^(?:how long have (?:we|i) been|since when (?:have (?:we|i) been|are (?:we|i)|am i)) (?:with|working with|(?:a )?(?:clients?|customers?) of) ${you}(?=[?.! ]*$)`,
      'gi',
    ),
    'when did we start with you',
  ],
  [
    /^(?:do|did|will|can) (?:we|i) (?:get|got) (?:any|some|our) money back from (?:the )?\w+(?: for (?:the|my|our|these) (?:ads|advertising|campaigns))?(?=[?.! ]*$)/gi,
    'co-op claims of my store',
  ],
  [
    /^(?:did|has|have) (?:anyone|anybody|someone|somebody) (?:from|at|on) your (?:team|side|office|agency|end) (?:visit|visited|call|called|contact|contacted|come by|talk to|talked to)(?: or (?:visit|visited|call|called))? (?:us|me)\b/gi,
    'interactions',
  ],
  [
    /^(are (?:my|our) (?:ads|campaigns) (?:running|on|live|up)) (?:right now|now|currently|today)(?=[?.! ]*$)/gi,
    '$1',
  ],
]
