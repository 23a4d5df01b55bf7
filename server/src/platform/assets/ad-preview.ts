import type { Answer, Given } from '@portal/core/calls'

export type AdFormat = Answer<'assets.facebookAds'>[number]['format']
export type AdPayload = Given<'assets.facebookAds', 'body'>['payload']

export const adFormats: readonly AdFormat[] = [
  'DESKTOP_FEED_STANDARD',
  'MOBILE_FEED_STANDARD',
  'INSTAGRAM_STANDARD',
]

interface Look {
  readonly width: number
  readonly height: number
  readonly picture: string
  readonly compose: (parts: Parts) => string
}

/** Texts ready for HTML. */
interface Parts {
  readonly page: string
  readonly initial: string
  readonly text: string
  readonly picture: string
  readonly host: string
  readonly headline: string
  readonly description: string
  readonly action: string
}

const feed = ({ page, initial, text, picture, host, headline, description, action }: Parts): string => `
<header><i>${initial}</i><div><b>${page}</b><small>Sponsored</small></div></header>
${text ? `<p>${text}</p>` : ''}
${picture}
<footer><div><small>${host}</small><b>${headline}</b>${description ? `<span>${description}</span>` : ''}</div><a>${action}</a></footer>`

const square = ({ page, initial, text, picture, headline, action }: Parts): string => `
<header><i>${initial}</i><div><b>${page}</b><small>Sponsored</small></div></header>
${picture}
<footer class="bar"><b>${action}</b><b>›</b></footer>
<p><b>${page}</b> ${text || headline}</p>`

const looks: Readonly<Record<AdFormat, Look>> = {
  DESKTOP_FEED_STANDARD: { width: 500, height: 520, picture: '1.91', compose: feed },
  MOBILE_FEED_STANDARD: { width: 320, height: 440, picture: '1.91', compose: feed },
  INSTAGRAM_STANDARD: { width: 400, height: 600, picture: '1', compose: square },
}

const style = (ratio: string): string =>
  `*{margin:0;box-sizing:border-box}body{font:15px/1.35 system-ui,sans-serif;color:#050505;background:#fff}` +
  `header{display:flex;gap:8px;align-items:center;padding:12px}header i{width:40px;height:40px;border-radius:50%;background:#2854df;color:#fff;font:600 18px/40px system-ui;text-align:center}` +
  `small{display:block;color:#65676b;font-size:12px}p{padding:0 12px 12px;white-space:pre-line;overflow-wrap:anywhere}` +
  `.picture{aspect-ratio:${ratio};background:#e4e6eb;display:block;width:100%;object-fit:cover}` +
  `footer{display:flex;gap:12px;align-items:center;justify-content:space-between;padding:10px 12px;background:#f0f2f5;overflow-wrap:anywhere}` +
  `footer b{display:block}footer span{color:#65676b;font-size:14px}footer a{flex:none;padding:8px 14px;border-radius:6px;background:#d8dadf;font-weight:600}` +
  `.bar{background:#2854df;color:#fff;margin-bottom:10px}`

/**
 * An ad as a network would show it: a document of our own making, in which
 * everything that came from outside is text. It loads the picture and nothing else.
 *
 * @param picture an address that is known to be harmless, or null for none
 * @param link a web address
 */
export function composePreview(
  format: AdFormat,
  payload: AdPayload,
  link: URL,
  picture: string | null,
): Answer<'assets.facebookAds'>[number] {
  const { width, height, picture: ratio, compose } = looks[format]
  const page = payload.pageName?.trim() || link.hostname.replace(/^www\./, '')
  const body = compose({
    page: escape(page),
    initial: escape([...page][0]?.toUpperCase() ?? ''),
    text: escape(payload.text?.trim() ?? ''),
    picture:
      picture === null
        ? '<div class="picture"></div>'
        : `<img class="picture" src="${escape(picture)}" alt="">`,
    host: escape(link.hostname.replace(/^www\./, '').toUpperCase()),
    headline: escape(payload.headline.trim()),
    description: escape(payload.description?.trim() ?? ''),
    action: escape(payload.callToAction?.trim() || 'Learn more'),
  })
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; img-src 'self' https:; style-src 'unsafe-inline'">`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">${policy}<title>Ad preview</title><style>${style(ratio)}</style><body>${body}</body></html>`
  return { format, html, width, height }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
