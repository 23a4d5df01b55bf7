/** What a page of a dealer's site is. */
const pageKinds = ['Home', 'List', 'Vehicle', 'Specials', 'Service', 'Finance', 'Other'] as const
export type PageKind = (typeof pageKinds)[number]

const vin = /\b[A-HJ-NPR-Z0-9]{17}\b/i

/** What a page is, by its path: providers of dealers' sites name theirs alike. */
export function pageKindOf(path: string): PageKind {
  const at = path.toLowerCase()
  if (/^\/(?:index\.\w+|home)?$/.test(at)) return 'Home'
  const last = at.split('/').findLast(Boolean) ?? ''
  if (vin.test(at) || /(?:19|20)\d\d[-_][a-z]+[-_][a-z0-9]+/.test(last)) return 'Vehicle'
  if (/special|offer|incentive|lease-deal/.test(at)) return 'Specials'
  if (/service|parts|tires|schedule|oil-change/.test(at)) return 'Service'
  if (/financ|credit|payment|trade/.test(at)) return 'Finance'
  if (/inventory|new-|used-|search|vehicles|certified/.test(at)) return 'List'
  return 'Other'
}

const named = /\b(?:19|20)\d\d[\s_-]+(mercedes-benz|rolls-royce|[a-z]+)[\s_-]+([a-z0-9]+)/i

/** Make and model out of what a vehicle page calls itself: `New 2026 Subaru Outback Premium` is `Subaru Outback`. */
export function modelOf(words: string): string {
  const [, make, model] = named.exec(words) ?? []
  const written = (word: string): string =>
    word.length <= 3 ? word.toUpperCase() : word.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())
  return make && model ? `${written(make)} ${written(model)}`.slice(0, 60) : ''
}

/** Where a visit came from. */
export interface Came {
  readonly source: string
  readonly medium: string
}

const engines = /(?:^|\.)(google|bing|yahoo|duckduckgo|ecosia)\./
const networks = /(?:^|\.)(facebook|instagram|tiktok|youtube|linkedin|pinterest|reddit|x)\.com$/

/**
 * Where somebody came from: what the campaign says, or else the host of the page before.
 *
 * @param referrer host of the page before, empty for none
 * @param host of the site itself, which is no source
 */
export function cameFrom(
  campaign: { readonly source?: string | undefined; readonly medium?: string | undefined },
  referrer: string,
  host: string,
): Came {
  const bare = (name: string): string => name.toLowerCase().replace(/^www\./, '')
  if (campaign.source)
    return { source: campaign.source.toLowerCase(), medium: campaign.medium?.toLowerCase() || 'campaign' }
  const from = bare(referrer)
  if (from === '' || from === bare(host)) return { source: 'direct', medium: 'none' }
  const engine = engines.exec(from)?.[1]
  if (engine) return { source: engine, medium: 'organic' }
  const network = networks.exec(from)?.[1]
  return network ? { source: network, medium: 'social' } : { source: from, medium: 'referral' }
}

/** The snippet that puts the collector on a page. */
export const snippetOf = (portal: string, siteKey: string): string =>
  `<script defer src="${portal}/iq.js" data-site="${siteKey}"></script>`
