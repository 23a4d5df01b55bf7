import type { Token, Tokens } from 'marked'
import { memo, type ReactElement } from 'react'
import { AnswerChart, chartIn } from './answer-chart.tsx'
import { Inline } from './inline.tsx'
import styles from './markdown.module.css'

interface BlockProps {
  readonly of: Token
  readonly origin: string
}

/** A paragraph, a list, a table. One that reads as before is not drawn again while the answer grows below it. */
export const Block = memo(
  function Block({ of, origin }: BlockProps): ReactElement | null {
    switch (of.type) {
      case 'space':
      case 'def':
        return null
      case 'heading':
        // The title of the panel is the heading here.
        return (
          <p className={styles.heading}>
            <Inline of={of.tokens ?? []} origin={origin} />
          </p>
        )
      case 'paragraph':
      case 'text':
        return (
          <p>
            <Inline of={of.tokens ?? [of]} origin={origin} />
          </p>
        )
      case 'code': {
        const chart = of.lang === 'chart' ? chartIn(of.text) : null
        if (chart) return <AnswerChart chart={chart} />
        // Half of a chart is not shown while the rest of it comes.
        if (of.lang === 'chart') return null
        return (
          // What scrolls must be reachable with the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={styles.code} tabIndex={0}>
            <code>{of.text}</code>
          </pre>
        )
      }
      case 'blockquote':
        return (
          <blockquote className={styles.quote}>
            <Blocks of={of.tokens ?? []} origin={origin} />
          </blockquote>
        )
      case 'list':
        return <ListOf of={of as Tokens.List} origin={origin} />
      case 'table':
        return <TableOf of={of as Tokens.Table} origin={origin} />
      case 'hr':
        return <hr className={styles.rule} />
      default:
        // HTML among them: as it was written.
        return <p>{of.raw.trim()}</p>
    }
  },
  (before, after) =>
    before.of.raw === after.of.raw && before.of.type === after.of.type && before.origin === after.origin,
)

const Blocks = ({ of, origin }: { readonly of: readonly Token[]; readonly origin: string }): ReactElement => (
  <>
    {of.map((block, place) => (
      <Block key={place} of={block} origin={origin} />
    ))}
  </>
)

function ListOf({ of, origin }: { readonly of: Tokens.List; readonly origin: string }): ReactElement {
  const items = of.items.map((item, place) => (
    <li key={place}>
      {item.tokens.map((token, at) =>
        token.type === 'text' ? (
          <Inline key={at} of={'tokens' in token && token.tokens ? token.tokens : [token]} origin={origin} />
        ) : (
          <Block key={at} of={token} origin={origin} />
        ),
      )}
    </li>
  ))
  return of.ordered ? (
    <ol className={styles.list} start={of.start === '' ? 1 : of.start}>
      {items}
    </ol>
  ) : (
    <ul className={styles.list}>{items}</ul>
  )
}

function TableOf({ of, origin }: { readonly of: Tokens.Table; readonly origin: string }): ReactElement {
  const at = (place: number): string | undefined => (of.align[place] === 'right' ? styles.atEnd : undefined)
  return (
    // What scrolls must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="Table">
      <table className={styles.table}>
        <thead>
          <tr>
            {of.header.map((cell, place) => (
              <th key={place} scope="col" className={at(place)}>
                <Inline of={cell.tokens} origin={origin} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, place) => (
                <td key={place} className={at(place)}>
                  <Inline of={cell.tokens} origin={origin} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
