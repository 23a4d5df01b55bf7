interface ParsesSafely {
  /** The Sanitizer API (HTML, dynamic markup insertion): leaves out whatever could run. */
  parseHTML(html: string, options: { readonly sanitizer: object }): Document
}

const parsesSafely = (constructor: object): constructor is ParsesSafely => 'parseHTML' in constructor

/**
 * The body of an HTML text, in a document of its own, where nothing in it can
 * run or load. Pages under Trusted Types allow it where the browser knows the
 * Sanitizer API.
 */
export const parseHtml = (html: string): HTMLElement =>
  (parsesSafely(Document)
    ? Document.parseHTML(html, { sanitizer: {} })
    : new DOMParser().parseFromString(html, 'text/html')
  ).body
