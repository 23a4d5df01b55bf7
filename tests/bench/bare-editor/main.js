import { baseKeymap } from '@tiptap/pm/commands'
import { keymap } from '@tiptap/pm/keymap'
import { Schema } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', toDOM: () => ['p', 0] },
    text: {},
  },
})

/** ProseMirror and nothing else, with these paragraphs: what a key costs at the least. */
window.show = (paragraphs) => {
  const doc = schema.node(
    'doc',
    null,
    paragraphs.map((text) => schema.node('paragraph', null, [schema.text(text)])),
  )
  const state = EditorState.create({ doc, plugins: [keymap(baseKeymap)] })
  new EditorView(document.querySelector('#editor'), { state })
}
