/** The tags of a rich text: what the editor makes, and what is pasted into it and kept. Any other tag gives way to what is in it. */
export const richTextTags: readonly string[] =
  'p h1 h2 h3 h4 h5 h6 br hr strong b em i u s code pre blockquote ul ol li a img span'.split(' ')
