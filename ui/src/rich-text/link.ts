import { InputRule, Mark, mergeAttributes } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { isSafeAddress } from './link-address.ts'

/** A web address that has just been ended by a space. */
const typedAddress = /(?:^|\s)(https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]])\s$/i

const hrefOf = (element: HTMLElement): string | null => {
  const href = element.getAttribute('href') ?? ''
  return isSafeAddress(href) ? href : null
}

/**
 * A link. Of our own rather than the editor's, which brings a finder of links
 * as heavy as a small widget: a typed address becomes a link when a space
 * follows, and an address pasted over a selection makes it one.
 */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null, parseHTML: hrefOf } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => (hrefOf(element) === null ? false : null) }],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { target: '_blank', rel: 'noopener noreferrer nofollow' }),
    0,
  ],
  addInputRules() {
    return [
      new InputRule({
        find: typedAddress,
        handler: ({ state, range, match }) => {
          const href = match[1]
          if (href === undefined || !isSafeAddress(href)) return null
          const from = range.from + match[0].indexOf(href)
          state.tr.addMark(from, from + href.length, this.type.create({ href })).removeStoredMark(this.type)
          // The space that ended it may be in the text already, or not yet.
          if (range.to - range.from < match[0].length) state.tr.insertText(' ', range.to)
          return undefined
        },
      }),
    ]
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handlePaste: (view, event) => {
            const href = event.clipboardData?.getData('text/plain').trim() ?? ''
            const { empty, from, to } = view.state.selection
            if (empty || !/^https?:\S+$/i.test(href) || !isSafeAddress(href)) return false
            view.dispatch(view.state.tr.addMark(from, to, this.type.create({ href })))
            return true
          },
        },
      }),
    ]
  },
})
