import sanitize, { type IOptions } from 'sanitize-html'
import { richTextTags } from '@portal/core/foundation/rules/rich-text'
import { plainAddress, publicIdIn } from '../files/addresses.ts'

/** A stored picture that a text may show. */
export interface Picture {
  readonly publicId: string
  readonly name: string
}

const aligned = { 'text-align': [/^(left|right|center|justify)$/] }
const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const webLink = /^(https?:\/\/|mailto:)/i

/** What the editor makes: its starter kit, pictures and mentions. Everything else is dropped, its text kept. */
const whatTheEditorMakes = {
  allowedTags: [...richTextTags],
  allowedAttributes: {
    ...Object.fromEntries(blocks.map((block) => [block, ['style']])),
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'type'],
    code: ['class'],
    span: ['class', 'data-type', 'data-id', 'data-label', 'data-mention-suggestion-char'],
  },
  allowedClasses: { code: ['language-*'], span: ['mention'] },
  allowedStyles: Object.fromEntries(blocks.map((block) => [block, aligned])),
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags:
    'script style textarea option noscript template title iframe object embed svg math xmp noembed noframes select'.split(
      ' ',
    ),
  nestingLimit: 100,
  parser: { lowerCaseTags: true, decodeEntities: true },
} satisfies IOptions

/**
 * HTML of an editor with nothing in it that runs, loads or posts anything:
 * only what the editor itself makes, links to the web, and pictures of our own
 * store. A picture's address is made plain, without host and signature.
 *
 * @param pictureOf the stored picture with a public id, or null when the text may not show it
 */
export function cleanHtml(html: string, pictureOf: (publicId: string) => Picture | null): string {
  return sanitize(html, {
    ...whatTheEditorMakes,
    transformTags: {
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href !== undefined && webLink.test(href.trim())
            ? { href: href.trim(), target: '_blank', rel: 'noopener noreferrer' }
            : {}),
          ...(title === undefined ? {} : { title }),
        },
      }),
      img: (tagName, { src = '', alt, title, width, height }) => {
        const publicId = publicIdIn(src.trim())
        const picture = publicId === null ? null : pictureOf(publicId)
        return {
          tagName,
          attribs: {
            ...(picture ? { src: plainAddress(picture) } : {}),
            ...(alt === undefined ? {} : { alt }),
            ...(title === undefined ? {} : { title }),
            ...pixels({ width, height }),
          },
        }
      },
      span: (tagName, attribs) => ({
        tagName,
        attribs:
          attribs['data-type'] === 'mention' && /^\d{1,10}$/.test(attribs['data-id'] ?? '') ? attribs : {},
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  })
}

const pixels = (sizes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sizes).flatMap(([name, size]) =>
      size !== undefined && /^\d{1,4}$/.test(size) ? [[name, size]] : [],
    ),
  )

/** Public ids of all stored files whose address occurs in HTML. */
export const filesNamedIn = (html: string): readonly string[] => [
  ...new Set(
    Array.from(
      html.matchAll(/\/api\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//gi),
      ([, id = '']) => id.toLowerCase(),
    ),
  ),
]

/** Most tags that a text may have: an editor's longest notes have some hundreds, and cleaning takes time by their square. */
const mostTags = 20_000

/** Whether HTML has too many tags to be a person's text. */
export const hasTooManyTags = (html: string): boolean => {
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) if (++tags > mostTags) return true
  return false
}

/**
 * Cleaned HTML with each picture's plain address replaced, for example by a
 * signed one. Cleaning writes `src` first, and `<` only where a tag starts.
 */
export const withPictureAddresses = (html: string, addressOf: (picture: Picture) => string): string =>
  html.replace(/<img src="([^"]+)"/g, (whole, source: string) => {
    const publicId = publicIdIn(source)
    const name = source.slice(source.lastIndexOf('/') + 1)
    return publicId === null ? whole : `<img src="${addressOf({ publicId, name }).replaceAll('&', '&amp;')}"`
  })

/** Cleaned HTML with something else, HTML too, in the place of each stored picture. */
export const withPicturesAs = (html: string, instead: (picture: Picture) => string): string =>
  html.replace(/<img src="([^"]+)"[^>]*>/g, (_whole, source: string) => {
    const publicId = publicIdIn(source)
    return publicId === null ? '' : instead({ publicId, name: source.slice(source.lastIndexOf('/') + 1) })
  })
