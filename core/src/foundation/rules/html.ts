/** Whether HTML shows nothing: neither text nor an image. A `<` looks for its end up to the next one: anybody may send a million of them. */
export const isBlankHtml = (html: string): boolean =>
  !/<img[\s/>]/i.test(html) &&
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(nbsp|#160|#xa0|#8203|#x200b);/gi, ' ')
    .replace(/[\s\u00a0\u200b\ufeff]+/g, '') === ''

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as HTML: each line a paragraph. */
export const htmlOfLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</p>`)
    .join('')
