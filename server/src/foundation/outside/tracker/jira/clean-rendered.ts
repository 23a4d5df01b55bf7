import sanitize, { type IOptions } from 'sanitize-html'
import { hasTooManyTags } from '../../../rich-text/clean-html.ts'

/** What Jira's renderer makes of a document and a reader needs: structure, tables, links to the web. No pictures: they open only there. */
const whatReadersNeed: IOptions = {
  allowedTags: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'hr', 'blockquote', 'pre'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'ul', 'ol', 'li', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 100,
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe'],
    ...['object', 'embed', 'svg', 'math', 'xmp', 'noembed', 'noframes', 'select', 'button'],
  ],
  transformTags: {
    ins: 'u',
    del: 's',
    tt: 'code',
    a: (tagName, { href }) => ({
      tagName,
      attribs:
        href !== undefined && /^(https?:\/\/|mailto:)/i.test(href.trim())
          ? { href: href.trim(), target: '_blank', rel: 'noopener noreferrer' }
          : {},
    }),
  },
}

/** What stands in the place of a text that no editor of Jira makes: it takes 32,767 characters. */
const tooMuch = '<p>This text has too much formatting to be shown here.</p>'

/** HTML that another system rendered, with nothing in it that runs, loads or posts anything. */
export const cleanRendered = (html: string | null | undefined): string =>
  hasTooManyTags(html ?? '') ? tooMuch : sanitize(html ?? '', whatReadersNeed).trim()
