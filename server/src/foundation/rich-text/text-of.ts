import sanitizeHtml from 'sanitize-html'

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The plain text of a message of ours, links with their address, for readers without HTML. */
export const textOf = (html: string): string =>
  sanitizeHtml(
    html
      .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a\s*>/gis, '$2 ($1)')
      .replace(/<(br|\/p|\/h\d|\/li|\/tr)\b[^>]*>/gi, '$&\n'),
    { allowedTags: [], allowedAttributes: {} },
  )
    .replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
