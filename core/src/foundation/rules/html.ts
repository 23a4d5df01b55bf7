/** Whether HTML shows nothing: neither text nor an image. */
export const isBlankHtml = (html: string): boolean =>
  !/<img[\s/>]/i.test(html) &&
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|#160|#xa0|#8203|#x200b);/gi, ' ')
    .replace(/[\s\u00a0\u200b\ufeff]+/g, '') === ''
