import { Image } from '@tiptap/extension-image'
import { pictureAt } from './picture-address.ts'

/**
 * A picture in a text that is written. Its address stays as it is in the text;
 * it is fetched from the portal on pages of other hosts too.
 */
export const Picture = Image.extend({
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('img')
      const text = (name: string): string => (typeof attrs[name] === 'string' ? attrs[name] : '')
      dom.src = pictureAt(text('src'))
      dom.alt = text('alt')
      return { dom }
    },
})
