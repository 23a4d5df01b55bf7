/** Applications of the agency outside the portal, in the order and with the words of the switcher. */
export const apps = [
  { key: 'task-tool', label: 'TaskIQ', about: 'Tasks and projects' },
  { key: 'mystery-shop', label: 'Mystery Shop', about: 'Shops of dealers' },
  { key: 'feed-transformer', label: 'Feed Transformer', about: 'Inventory feeds' },
  { key: 'campaign-creator', label: 'Campaign Creator', about: 'Ad campaigns' },
  { key: 'seo-tools', label: 'SEO Tools', about: 'Rankings and audits' },
  { key: 'intranet', label: 'Intranet', about: 'News and handbook' },
] as const
export type AppKey = (typeof apps)[number]['key']

/** Where each application is; those without an address are not offered. */
export type AppLinks = { readonly [K in AppKey]?: string }

/** Only these leave a page: an address that runs something is none. */
export const isLink = (value: unknown): value is string =>
  typeof value === 'string' && (/^https?:\/\/[^\s]+$/.test(value) || /^\/(?!\/)\S*$/.test(value))

/** The links among anything: what a configuration or a browser's storage may hold. */
export function linksIn(value: unknown): AppLinks {
  if (typeof value !== 'object' || value === null) return {}
  const given = new Map<string, unknown>(Object.entries(value))
  return Object.fromEntries(
    apps.flatMap(({ key }) => {
      const link = given.get(key)
      return isLink(link) ? [[key, link]] : []
    }),
  )
}
