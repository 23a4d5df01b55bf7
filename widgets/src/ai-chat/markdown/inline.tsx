import type { Token } from 'marked'
import type { ReactElement, ReactNode } from 'react'
import { fileIn, messageIn, safeLink } from './safe-link.ts'
import styles from './markdown.module.css'

interface InlineProps {
  readonly of: readonly Token[]
  readonly origin: string
}

/** Words, emphasis and links inside of a line. */
export const Inline = ({ of, origin }: InlineProps): ReactElement => (
  <>
    {of.map((token, place) => (
      <Piece key={place} of={token} origin={origin} />
    ))}
  </>
)

function Piece({ of, origin }: { readonly of: Token; readonly origin: string }): ReactNode {
  const inner = 'tokens' in of && of.tokens ? <Inline of={of.tokens} origin={origin} /> : null
  switch (of.type) {
    case 'strong':
      return <strong>{inner}</strong>
    case 'em':
      return <em>{inner}</em>
    case 'del':
      return <del>{inner}</del>
    case 'codespan':
      return <code className={styles.span}>{of.text}</code>
    case 'br':
      return <br />
    case 'escape':
      return of.text
    case 'text':
      return inner ?? withEntities(of.text)
    case 'link': {
      const said = messageIn(of.href)
      if (said)
        return (
          <button
            type="button"
            className={styles.choice}
            data-say={said.text}
            data-sends={said.sends || undefined}
          >
            {inner}
          </button>
        )
      const file = fileIn(of.href)
      if (file !== null)
        return (
          <button type="button" className={styles.choice} data-file={file}>
            {inner}
          </button>
        )
      const link = safeLink(of.href, origin)
      if (link === null) return inner ?? of.raw
      return link.outside ? (
        <a className={styles.link} href={link.href} target="_blank" rel="noopener noreferrer nofollow">
          {inner}
        </a>
      ) : (
        <a className={styles.link} href={link.href}>
          {inner}
        </a>
      )
    }
    case 'image':
      return of.text === '' ? 'Image' : of.text
    default:
      return of.raw
  }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

/** The few signs that models write as HTML does. They stay text. */
const withEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
