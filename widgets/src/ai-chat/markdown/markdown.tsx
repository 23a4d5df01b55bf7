import { Lexer } from 'marked'
import { memo, useMemo, type ReactElement } from 'react'
import { Block } from './block.tsx'
import styles from './markdown.module.css'

export interface MarkdownProps {
  readonly text: string
  /** Where the portal is, to which addresses without a host belong; empty on its own pages. */
  readonly origin: string
}

/**
 * Markdown as elements. No text becomes HTML on the way: what looks like a tag
 * is shown as it was written, images are named and not fetched, and links lead
 * to the portal or to https only.
 */
export const Markdown = memo(function Markdown({ text, origin }: MarkdownProps): ReactElement {
  const blocks = useMemo(() => new Lexer({ gfm: true, breaks: true }).lex(text), [text])
  return (
    <div className={styles.text}>
      {blocks.map((block, place) => (
        <Block key={place} of={block} origin={origin} />
      ))}
    </div>
  )
})
