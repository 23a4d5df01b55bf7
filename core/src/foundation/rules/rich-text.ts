/** The tags of a rich text: what the editor makes, and what is pasted into it and kept. Any other tag gives way to what is in it. */
export const richTextTags: readonly string[] =
  'p h1 h2 h3 h4 h5 h6 br hr strong b em i u s code pre blockquote ul ol li a img span'.split(' ')

/** Tags that go with all that is in them: what runs, loads or draws, and what was never meant as text. */
export const droppedTags: readonly string[] =
  'script style textarea option noscript template title iframe object embed svg math xmp noembed noframes select'.split(
    ' ',
  )
