/** What somebody wants who types a term. */
export const intents = ['Brand', 'Model', 'Trim', 'Price', 'Lease', 'Used', 'Service', 'Near me'] as const
export type Intent = (typeof intents)[number]

/** What people want, by the words of their term; the first that is found. */
const signs: readonly (readonly [Intent, RegExp])[] = [
  ['Near me', /\bnear (me|by)\b|\bnearby\b|\bclosest\b|\bnearest\b/],
  ['Lease', /\bleas(e|es|ing)\b/],
  ['Used', /\b(used|pre-?owned|certified|cpo|second hand|trade in)\b/],
  [
    'Service',
    /\b(service|oil change|brakes?|tires?|parts|recalls?|repair|maintenance|battery|inspection|body shop|collision)\b/,
  ],
  [
    'Price',
    /\b(price[sd]?|pricing|msrp|cost|deals?|incentives?|rebates?|financ(e|ing)|payment|cheap|specials?|how much)\b/,
  ],
  [
    'Trim',
    /\b(trims?|hybrid|sport|limited|touring|premium|mpg|towing|colors?|specs?|interior|features|awd|4x4|4wd)\b/,
  ],
  ['Brand', /\b(dealers?|dealerships?|inventory|showroom)\b/],
]

/** The intent of a term that comes from elsewhere: a model where nothing in it says more. */
export const intentOf = (term: string): Intent => signs.find(([, sign]) => sign.test(term))?.[0] ?? 'Model'
