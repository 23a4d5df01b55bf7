/** Facts of a client's profile, each with what asks for it once the name is taken out. */
export const recordFields: readonly (readonly [string, RegExp])[] = [
  [
    'phone',
    /^(?:what is )?(?:the |my )?(?:phone numbers?|phone|telephone|number)(?: of| for)?(?: the)? ?(?:my store)?$/,
  ],
  [
    'location',
    /^(?:where is|where are|(?:what is )?(?:the |my )?(?:address|location)(?: of| for)?)(?: my store| my dealership| my stores)?(?: located)?$/,
  ],
  ['website', /^(?:what is )?(?:the |my )?website(?: address)?(?: of| for)?$/],
  ['health', /^(?:what is |how is )?(?:the |my )?health(?: score)?(?: of| for)?$/],
  ['identifier', /^(?:what is )?(?:the |my )?(?:dealer code|code)(?: of| for)?$/],
  [
    'group',
    /^(?:(?:what|which) (?:dealer |auto )?group (?:is|does|do|are)(?: part of| in| belong to| belongs to| under)?|(?:is|does) (?:part of |in |belong to )?(?:an?|any) (?:dealer |auto )?group|(?:what is )?(?:the |my )?(?:dealer |auto )?group(?: of| for)?)$/,
  ],
  [
    'brands',
    /^(?:(?:what|which) (?:car )?(?:brands?|franchises?|makes?|nameplates?) (?:(?:does|do|is|are)(?: (?:sell|sells|carry|have|represent))?|sells?|carry|carries|has)|(?:what is |what are )?(?:the |my |our )?(?:brands?|franchises?)(?: of| for| at)?)$/,
  ],
  ['industry', /^(?:what is )?(?:the )?industry(?: of| for)?$/],
  [
    'activatedAt',
    /^when (?:was|did|is)(?: (?:activated|active|onboarded|start|started|join|joined|become (?:a|our) (?:client|customer)|come on board|sign up|signed up))?$/,
  ],
  [
    'activatedAt',
    /^how long (?:has|have|is) (?:been )?(?:a client|a customer|our client|with (?:us|you|the agency))$/,
  ],
  ['canceledAt', /^when (?:was|did|is)? ?(?:canceled|cancelled|cancel|leave|left)(?: us| the agency)?$/],
]
