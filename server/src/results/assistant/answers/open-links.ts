import type { PortalReader } from '../portal-reader.ts'

/** A link of an answer to a screen: its words, as markdown has them, and the path. */
const screens = /\[((?:\\.|[^\]\\])*)\]\((\/[^)\s]*)\)/g

/** What stands in place of a link that leads nowhere, until it is known whether words are wanted there. */
const shut = '\u0001'

/** A client's own screen, for those to whom the profile is not open. */
const profile = /^\/clients\/([^/?#]+)$/

/**
 * A part of an answer with the links that the person may open: a dealer's store
 * leads to its results in place of the profile, other names stand as words, and
 * a source that leads nowhere is none.
 */
export function linksThatOpen(part: string, { opens }: Pick<PortalReader, 'opens'>): string {
  const open = part.replaceAll(screens, (whole, words: string, path: string) => {
    if (opens(path)) return whole
    const slug = profile.exec(path)?.[1]
    const results = `/clients/${slug}/insights`
    return slug !== undefined && opens(results) ? `[${words}](${results})` : `${shut}${words}${shut}`
  })
  if (!open.includes(shut)) return open
  return open
    .replaceAll(/\n\nSource: [^\n]*/g, (sources) => {
      const left = sources.replaceAll(/\u0001[^\u0001]*\u0001(?:, )?/g, '').replace(/, $/, '')
      return left === '\n\nSource: ' ? '' : left
    })
    .replaceAll(shut, '')
}
