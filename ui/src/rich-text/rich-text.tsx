import { richTextTags } from '@portal/core/foundation/rules/rich-text'
import { createElement, Fragment, useMemo } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { isSafeAddress } from './link-address.ts'
import { parseHtml } from './parse-html.ts'
import styles from './content.module.css'

export interface RichTextProps {
  /** HTML as `RichTextField` makes it. */
  readonly html: string
  /** Where pictures without a host are, for a text that is shown on a page of another host; the page's own when absent. */
  readonly origin?: string | undefined
}

/** Dropped with what is in them; any other tag gives way to its content. */
const dropped = /^(?:script|style|template|iframe|object|embed|svg|math|noscript|title)$/

/** Headings that were pasted from elsewhere, as the two that the editor makes: the first is the screen's own. */
const drawnAs: Readonly<Record<string, string>> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }

const isPictureAddress = (address: string): boolean => /^(https?:\/\/|\/(?!\/)|blob:)/i.test(address)

const attributesOf = (
  element: Element,
  tag: string,
  origin: string,
): Readonly<Record<string, string>> | null => {
  const read = (name: string): string => element.getAttribute(name) ?? ''
  if (tag === 'a') {
    const href = read('href').trim()
    return isSafeAddress(href) ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
  }
  if (tag === 'img') {
    const src = read('src').trim()
    if (!isPictureAddress(src)) return null
    return { src: src.startsWith('/') ? origin + src : src, alt: read('alt'), loading: 'lazy' }
  }
  if (tag === 'ol' && /^\d{1,4}$/.test(read('start'))) return { start: read('start') }
  return tag === 'span' && read('data-type') === 'mention' ? { className: 'mention' } : {}
}

const drawn = (node: Node, key: number, origin: string): ReactNode => {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (dropped.test(tag)) return null
  const children = Array.from(node.childNodes, (child, place) => drawn(child, place, origin))
  if (!richTextTags.includes(tag)) return <Fragment key={key}>{children}</Fragment>
  const attributes = attributesOf(node, tag, origin)
  if (attributes === null) return null
  return children.length > 0
    ? createElement(drawnAs[tag] ?? tag, { ...attributes, key }, children)
    : createElement(tag, { ...attributes, key })
}

/**
 * Shows a rich text. It is built element by element from the few tags and
 * attributes the editor makes, so that nothing else can come in, whatever was
 * stored or whichever page it is shown on.
 */
export const RichText = ({ html, origin = '' }: RichTextProps): ReactElement => {
  const content = useMemo(() => {
    return Array.from(parseHtml(html).childNodes, (node, place) => drawn(node, place, origin))
  }, [html, origin])
  return <div className={classNames(styles.text, styles.read)}>{content}</div>
}
