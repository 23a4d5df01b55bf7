import type { Html } from './html.ts'

/** A message as a whole document, for a frame that shows what goes out. Links open beside it. */
export const documentOf = ({ text }: Html): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><base target="_blank"><title>Message</title><style>body{margin:16px;background:#fff;color:#202124;font-family:Arial,sans-serif}img{max-width:100%}</style></head><body>${text}</body></html>`
