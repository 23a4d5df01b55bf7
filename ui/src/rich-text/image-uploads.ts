import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

interface Change {
  readonly add?: { readonly id: object; readonly at: number }
  readonly remove?: object
}

const key = new PluginKey<DecorationSet>('imageUploads')

const changeOf = (meta: unknown): Change => (typeof meta === 'object' && meta !== null ? meta : {})

/** Keeps the places where pictures are on their way, while the text around them goes on changing. */
export const imageUploads = Extension.create({
  name: 'imageUploads',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, before) => {
          const places = before.map(transaction.mapping, transaction.doc)
          const { add, remove } = changeOf(transaction.getMeta(key))
          if (add) {
            const mark = document.createElement('span')
            mark.className = 'uploading'
            mark.setAttribute('role', 'img')
            mark.setAttribute('aria-label', 'Picture on its way')
            return places.add(transaction.doc, [Decoration.widget(add.at, mark, { id: add.id })])
          }
          return remove
            ? places.remove(places.find(undefined, undefined, (spec) => spec['id'] === remove))
            : places
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

/**
 * Uploads a picture and puts it where it was asked for, wherever that place
 * has moved to meanwhile; nothing is put when that place was deleted.
 *
 * @throws what `upload` throws, after the mark is gone
 */
export const insertUploaded = async (
  editor: Editor,
  file: File,
  at: number,
  upload: (file: File) => Promise<string>,
): Promise<void> => {
  const id = {}
  const { view } = editor
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at } }))
  const place = (): number | undefined =>
    key.getState(view.state)?.find(undefined, undefined, (spec) => spec['id'] === id)[0]?.from
  const done = (): void => {
    if (!editor.isDestroyed) view.dispatch(view.state.tr.setMeta(key, { remove: id }))
  }
  try {
    const src = await upload(file)
    if (editor.isDestroyed) return
    const to = place()
    if (to !== undefined)
      editor.commands.insertContentAt(to, { type: 'image', attrs: { src, alt: file.name } })
  } finally {
    done()
  }
}
