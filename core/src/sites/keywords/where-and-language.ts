/** The names of what is counted by a number, of which there is at least one. */
const namesOf = <Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): readonly [Name, ...(readonly Name[])] =>
  Object.keys(numbers) as readonly string[] as readonly [Name, ...(readonly Name[])]

/** Places that Google counts searches of, by its numbers (geo target constants): countries, and the states of the first. */
export const searchPlaces = {
  'United States': 2840,
  Canada: 2124,
  Mexico: 2484,
  'United Kingdom': 2826,
  Australia: 2036,
  Alabama: 21133,
  Alaska: 21132,
  Arizona: 21136,
  Arkansas: 21135,
  California: 21137,
  Colorado: 21138,
  Connecticut: 21139,
  Delaware: 21141,
  'District of Columbia': 21140,
  Florida: 21142,
  Georgia: 21143,
  Hawaii: 21144,
  Idaho: 21146,
  Illinois: 21147,
  Indiana: 21148,
  Iowa: 21145,
  Kansas: 21149,
  Kentucky: 21150,
  Louisiana: 21151,
  Maine: 21154,
  Maryland: 21153,
  Massachusetts: 21152,
  Michigan: 21155,
  Minnesota: 21156,
  Mississippi: 21158,
  Missouri: 21157,
  Montana: 21159,
  Nebraska: 21162,
  Nevada: 21166,
  'New Hampshire': 21163,
  'New Jersey': 21164,
  'New Mexico': 21165,
  'New York': 21167,
  'North Carolina': 21160,
  'North Dakota': 21161,
  Ohio: 21168,
  Oklahoma: 21169,
  Oregon: 21170,
  Pennsylvania: 21171,
  'Rhode Island': 21172,
  'South Carolina': 21173,
  'South Dakota': 21174,
  Tennessee: 21175,
  Texas: 21176,
  Utah: 21177,
  Vermont: 21179,
  Virginia: 21178,
  Washington: 21180,
  'West Virginia': 21183,
  Wisconsin: 21182,
  Wyoming: 21184,
} as const
export type SearchPlace = keyof typeof searchPlaces
export const searchPlaceNames = namesOf(searchPlaces)

/** Languages in which people search, by Google's numbers (language constants). */
export const searchLanguages = {
  English: 1000,
  Spanish: 1003,
  French: 1002,
  German: 1001,
  Portuguese: 1014,
  Chinese: 1017,
  Korean: 1012,
  Vietnamese: 1040,
} as const
export type SearchLanguage = keyof typeof searchLanguages
export const searchLanguageNames = namesOf(searchLanguages)
