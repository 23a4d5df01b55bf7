/** A node of the Atlassian Document Format. */
export interface AdfNode {
  readonly type: string
  readonly text?: string
  readonly attrs?: { readonly level?: number; readonly href?: string }
  readonly marks?: readonly { readonly type: string; readonly attrs?: { readonly href?: string } }[]
  readonly content?: readonly AdfNode[]
}

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  codeBlock: 'pre',
  strong: 'strong',
  em: 'em',
  strike: 'del',
  code: 'tt',
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What Jira's renderer makes of a document, near enough. */
export function htmlOfAdf(node: AdfNode): string {
  const inner = (node.content ?? []).map(htmlOfAdf).join('')
  if (node.type === 'text')
    return (node.marks ?? []).reduce(
      (html, mark) => {
        if (mark.type === 'link')
          return `<a href="${mark.attrs?.href ?? ''}" class="external-link" rel="nofollow noreferrer">${html}</a>`
        const tag = tags[mark.type] ?? 'span'
        return `<${tag}>${html}</${tag}>`
      },
      escaped(node.text ?? ''),
    )
  if (node.type === 'doc') return inner
  if (node.type === 'hardBreak') return '<br/>\n'
  if (node.type === 'rule') return '<hr/>'
  if (node.type === 'heading')
    return `<h${node.attrs?.level}><a name="x"></a>${inner}</h${node.attrs?.level}>`
  const tag = tags[node.type] ?? 'div'
  return `<${tag}>${inner}</${tag}>\n`
}
