import { useEffect, useState, type ComponentType, type ReactElement } from 'react'
import type { MarkdownProps } from './markdown/markdown.tsx'
import styles from './messages.module.css'

let loaded: ComponentType<MarkdownProps> | null = null

/** An answer with its tables and links; as plain text until what draws them is here. */
export function AnswerText(props: MarkdownProps & { readonly growing: boolean }): ReactElement {
  const [Markdown, setMarkdown] = useState(() => loaded)
  useEffect(() => {
    if (Markdown) return
    let current = true
    import('./markdown/markdown.tsx').then(
      (module) => {
        loaded = module.Markdown
        if (current) setMarkdown(() => module.Markdown)
      },
      // Without it the words are still there.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [Markdown])
  const { text, origin } = props
  return Markdown ? <Markdown text={text} origin={origin} /> : <div className={styles.plain}>{text}</div>
}
