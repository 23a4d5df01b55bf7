import { Editor as TiptapEditor, getSchema } from '@tiptap/core'
import type { JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import type { Schema } from '@tiptap/pm/model'
import type { SuggestionProps } from '@tiptap/suggestion'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { classNames } from '../class-names/index.ts'
import type { ControlAttributes } from '../field/field.tsx'
import { picturesIn } from '../file-field/chosen-file.ts'
import { extensions } from './extensions.ts'
import type { MentionAttributes } from './extensions.ts'
import { insertUploaded } from './image-uploads.ts'
import { MentionList } from './mention-list.tsx'
import type { MentionListHandle } from './mention-list.tsx'
import { parseHtml } from './parse-html.ts'
import { pastedParser, withoutStyles } from './pasted.ts'
import { isBlank } from './plain-text.ts'
import type { Person, RichTextFieldProps } from './rich-text-field.tsx'
import { Toolbar } from './toolbar.tsx'
import { writeOut, type WriteOut } from './write-out.ts'
import content from './content.module.css'
import field from './rich-text.module.css'
import styles from './editor.module.css'

export interface EditorProps extends RichTextFieldProps {
  readonly id: string
  readonly labelId: string
  readonly attributes: Omit<ControlAttributes, 'id'>
  /** What went out and has not come back as `value` yet. */
  readonly sent: RefObject<readonly string[]>
  /** Whether a value is what went out, come back; else it was set from outside. */
  readonly comesBack: (value: string) => boolean
  /** What takes what is typed until the editor stands, and the HTML before it. */
  readonly standIn: RefObject<HTMLTextAreaElement | null>
  readonly before: string
  /** The editor must not take its place yet: letters are being put together there. */
  readonly held: boolean
  readonly onStands: () => void
}

const htmlOf = (editor: TiptapEditor): string => {
  const html = editor.getHTML()
  // Words are seen without parsing the HTML again.
  return editor.state.doc.textContent.trim() === '' && isBlank(html) ? '' : html
}

/** Given as HTML the editor would parse it by a way that pages under Trusted Types do not allow. */
const contentOf = (schema: Schema, html: string): JSONContent =>
  DOMParser.fromSchema(schema).parse(parseHtml(html)).toJSON()

const paragraphOf = (text: string): JSONContent => ({
  type: 'paragraph',
  content: text === '' ? [] : [{ type: 'text', text }],
})

/** A text and what was typed at its end, to the space. Nothing typed is an empty paragraph where none stands at the end. */
function contentWith(schema: Schema, before: string, text: string): JSONContent {
  const blocks = before === '' ? [] : (contentOf(schema, before).content ?? [])
  const isTyped = text !== '' || blocks.at(-1)?.type !== 'paragraph'
  return { type: 'doc', content: [...blocks, ...(isTyped ? text.split('\n').map(paragraphOf) : [])] }
}

/** Puts the selection where it is in a text area whose lines are the last paragraphs, and the focus. */
function goOnFrom(
  { selectionStart, selectionEnd, value }: HTMLTextAreaElement,
  { state, view, commands }: TiptapEditor,
): void {
  const { size } = state.doc.content
  // A line's break is one sign; between paragraphs are two places.
  const placeOf = (at: number): number =>
    size - 1 - (value.slice(at).length + value.slice(at).split('\n').length - 1)
  commands.setTextSelection({ from: placeOf(selectionStart), to: placeOf(selectionEnd) })
  view.focus()
}

/** The editor itself: the heavy half of RichTextField, loaded apart. */
export const Editor = ({
  id,
  labelId,
  attributes,
  sent,
  standIn,
  held,
  ...props
}: EditorProps): ReactElement => {
  const { value, placeholder = '', disabled = false } = props
  const place = useRef<HTMLDivElement>(null)
  const mentionList = useRef<MentionListHandle>(null)
  const latest = useRef(props)
  const writing = useRef<WriteOut | null>(null)
  const [editor, setEditor] = useState<TiptapEditor | null>(null)
  const [mention, setMention] = useState<SuggestionProps<Person, MentionAttributes> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useLayoutEffect(() => {
    latest.current = props
  })

  const canMention = props.searchPeople !== undefined
  // Before the next key, and before anything is painted: what is typed next is typed into the editor.
  useLayoutEffect(() => {
    if (!place.current || held) return
    const area = standIn.current
    const parts = extensions({
      placeholder,
      searchPeople: canMention
        ? async (query) => (await latest.current.searchPeople?.(query)) ?? []
        : undefined,
      mentions: {
        onChange: (next) => setMention(next ? { ...next } : null),
        onKeyDown: (event) => mentionList.current?.onKeyDown(event) ?? false,
      },
    })
    const schema = getSchema(parts)
    const created = new TiptapEditor({
      element: place.current,
      injectCSS: false,
      content: area
        ? contentWith(schema, latest.current.before, area.value)
        : contentOf(schema, latest.current.value),
      extensions: parts,
      editorProps: {
        // Named from the start; what changes is set below.
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          class: field.area ?? '',
        },
        transformPastedHTML: withoutStyles,
        handlePaste: (_view, event) =>
          addPictures(created, picturesIn(event.clipboardData), created.state.selection.from),
        handleDrop: (view, event, _slice, moved) => {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
          return (
            !moved && addPictures(created, picturesIn(event.dataTransfer), at ?? created.state.selection.from)
          )
        },
        // Ctrl+Enter saves the form around the field, so the text keeps out of it.
        handleKeyDown: (_view, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey),
      },
      // The editor has a schema of its own making.
      onBeforeCreate: ({ editor: made }) => {
        made.setOptions({
          editorProps: {
            ...made.options.editorProps,
            clipboardParser: pastedParser(made.schema, () =>
              setProblem(
                latest.current.uploadImage
                  ? 'A picture from another page was left out. Save it, and add it here as a file.'
                  : 'A picture from another page was left out.',
              ),
            ),
          },
        })
      },
      onUpdate: () => {
        waits.soon()
        // From nothing to a first word the form changes at once: a draft that comes then is not put over it.
        if (sent.current.at(-1) === '') waits.now()
      },
      onBlur: () => {
        waits.now()
        latest.current.onBlur?.()
      },
    })
    const waits = writeOut(() => {
      const html = htmlOf(created)
      sent.current = [...sent.current, html]
      latest.current.onChange(html)
    })
    writing.current = waits
    const addPictures = (target: TiptapEditor, files: readonly File[], at: number): boolean => {
      const upload = latest.current.uploadImage
      if (!upload || files.length === 0) return false
      setProblem(null)
      for (const file of files) {
        insertUploaded(target, file, at, upload).catch(() =>
          setProblem(`${file.name} could not be uploaded.`),
        )
      }
      return true
    }
    const goesOn = area?.matches(':focus') === true
    if (goesOn) goOnFrom(area, created)
    setEditor(created)
    latest.current.onStands()
    return () => {
      waits.stop()
      setEditor(null)
      const goesBack = goesOn && created.isFocused
      created.destroy()
      if (goesBack) area.focus()
    }
  }, [placeholder, canMention, id, labelId, sent, standIn, held])

  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])
  useEffect(() => {
    if (!editor || latest.current.comesBack(value)) return
    writing.current?.drop()
    editor.commands.setContent(contentOf(editor.schema, value), { emitUpdate: false })
  }, [editor, value])

  const described = attributes['aria-describedby']
  const invalid = attributes['aria-invalid']
  const required = attributes['aria-required']
  useEffect(() => {
    if (!editor) return
    const { dom } = editor.view
    const set = (name: string, text: string | undefined): void =>
      text === undefined ? dom.removeAttribute(name) : dom.setAttribute(name, text)
    set('aria-describedby', described)
    set('aria-invalid', invalid ? 'true' : undefined)
    set('aria-required', required ? 'true' : undefined)
    set('aria-disabled', disabled ? 'true' : undefined)
  }, [editor, described, invalid, required, disabled])

  return (
    <>
      {editor && (
        <Toolbar
          editor={editor}
          disabled={disabled}
          onPicture={
            props.uploadImage &&
            ((file) => {
              const upload = latest.current.uploadImage
              if (!upload) return
              setProblem(null)
              insertUploaded(editor, file, editor.state.selection.from, upload).catch(() =>
                setProblem(`${file.name} could not be uploaded.`),
              )
            })
          }
        />
      )}
      <div ref={place} className={classNames(styles.content, content.text)} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {editor && mention && mention.query !== '' && (
        <MentionList ref={mentionList} editor={editor} mention={mention} />
      )}
    </>
  )
}
