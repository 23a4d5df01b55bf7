/** The outside systems in which a client has an account, and what its identifier looks like there. */

export const integrationPlatforms = [
  'Google Ads',
  'Microsoft Ads',
  'Meta',
  'Google Analytics 4',
  'Search Console',
  'Business Profile',
  'Local Services Ads',
  'Display & Video 360',
  'TikTok',
  'LinkedIn',
  'CallRail',
  'ConversionIQ',
  'Website Provider',
  'CRM',
] as const
export type IntegrationPlatform = (typeof integrationPlatforms)[number]

interface Shape {
  /** In the form in which it is kept; null for one that is none. */
  readonly kept: (typed: string) => string | null
  readonly example: string
}

const digits = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** A number of so many digits, kept as it is or dressed. */
const number =
  (least: number, most: number, dress: (bare: string) => string = (bare) => bare) =>
  (typed: string): string | null => {
    const bare = digits(typed)
    return /^\d+$/.test(bare) && bare.length >= least && bare.length <= most ? dress(bare) : null
  }

const customerId = (bare: string): string => `${bare.slice(0, 3)}-${bare.slice(3, 6)}-${bare.slice(6)}`

/** A site as Search Console knows it: a domain, or an address that ends in a slash. */
const site = (typed: string): string | null => {
  const domain = /^sc-domain:([a-z0-9-]+(\.[a-z0-9-]+)+)$/i.exec(typed)
  if (domain) return `sc-domain:${domain[1]?.toLowerCase()}`
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return null
  const { href } = new URL(typed)
  return href.endsWith('/') ? href : `${href}/`
}

const anything = (typed: string): string | null => (typed === '' ? null : typed)

const shapes: Readonly<Record<IntegrationPlatform, Shape>> = {
  'Google Ads': { kept: number(10, 10, customerId), example: '123-456-7890' },
  'Microsoft Ads': { kept: number(6, 12), example: '141234567' },
  Meta: {
    kept: (typed) => number(6, 20, (bare) => `act_${bare}`)(typed.replace(/^act_/i, '')),
    example: 'act_1234567890',
  },
  'Google Analytics 4': {
    kept: (typed) => number(6, 12)(typed.replace(/^properties\//i, '')),
    example: '312345678, the number of the property and not the G-… of the tag',
  },
  'Search Console': { kept: site, example: 'https://www.dealer.com/ or sc-domain:dealer.com' },
  'Business Profile': {
    kept: (typed) => number(10, 21)(typed.replace(/^locations\//i, '')),
    example: '12345678901234567890, the number of the location',
  },
  'Local Services Ads': { kept: number(10, 10, customerId), example: '123-456-7890' },
  'Display & Video 360': { kept: number(4, 15), example: '4567890, the number of the advertiser' },
  TikTok: { kept: number(17, 20), example: '7012345678901234567' },
  LinkedIn: { kept: number(6, 12), example: '512345678, the number of the ad account' },
  CallRail: {
    kept: (typed) => (/^(COM[0-9a-f]{10,40}|\d{6,12})$/i.test(typed) ? typed.toUpperCase() : null),
    example: 'COM8154748ae6bd4e278a7cddd38a662f4f, the company and not the account',
  },
  ConversionIQ: { kept: anything, example: 'the site’s number there' },
  'Website Provider': { kept: anything, example: 'the dealer’s number there' },
  CRM: { kept: anything, example: 'the store’s number there' },
}

/** An identifier in the form in which its platform writes it; null for one that cannot be one. */
export const keptIdentifier = (platform: IntegrationPlatform, typed: string): string | null =>
  shapes[platform].kept(typed.trim())

/** What is wrong with an identifier, in a sentence with an example; null for a good one. */
export const identifierProblem = (platform: IntegrationPlatform, typed: string): string | null =>
  keptIdentifier(platform, typed) === null
    ? `This is no identifier of ${platform}: it looks like ${shapes[platform].example}.`
    : null

/** How an outside system stands with the portal. */
export const integrationStates = ['Working', 'No Figures Since', 'No Figures Yet', 'Not Read'] as const
export type IntegrationState = (typeof integrationStates)[number]

/** As the daily figures call a platform; the others give none. */
export const figuresOfPlatform: Partial<Record<IntegrationPlatform, string>> = {
  'Google Ads': 'google-ads',
  'Microsoft Ads': 'microsoft-ads',
  Meta: 'meta-ads',
  'Display & Video 360': 'dv360',
  TikTok: 'tiktok-ads',
  LinkedIn: 'linkedin-ads',
}

/** Days after which figures are late: platforms settle a day within two. */
export const figuresLateAfter = 3
