import { useEffect, useRef, useState } from 'react'
import type { ComponentType, CSSProperties, ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import { Field } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import control from '../field/control.module.css'
import { later } from '../later/index.ts'
import type { EditorProps } from './editor.tsx'
import { comesBack, htmlOf, wordsOf, writtenIn } from './written.ts'
import styles from './rich-text.module.css'

/** Somebody who can be mentioned. */
export interface Person {
  readonly id: string | number
  readonly name: string
  /** A second line, for example an e-mail address. */
  readonly description?: string | undefined
}

export interface RichTextFieldProps extends FieldLabels {
  /** HTML, or an empty text. */
  readonly value: string
  /** HTML of the editor's own schema; an empty text when nothing is written. What is stored must be sanitised by the server all the same. */
  readonly onChange: (html: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly placeholder?: string | undefined
  /** Stores a picture that was pasted, dropped or chosen, and answers its address. Without it pictures cannot be added. */
  readonly uploadImage?: ((file: File) => Promise<string>) | undefined
  /** People for what was typed after `@`. Without it nobody can be mentioned. */
  readonly searchPeople?: ((query: string) => Promise<readonly Person[]>) | undefined
  /** Height in px before the text asks for more; 144. */
  readonly minHeight?: number | undefined
  readonly disabled?: boolean | undefined
}

/** Pixels from the field at which a pointer is on its way to it. */
const near = 240

/** Whether a pointer is within or nearly within an element. */
function isNear(element: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const away = Math.max(left - clientX, clientX - right, top - clientY, clientY - bottom)
  return away < near
}

/**
 * Tells once that somebody is about to write: the form around the field is
 * being filled in, or a pointer comes near.
 * @returns ends it
 */
function onApproach(field: Element, tell: () => void): () => void {
  const form = field.closest('form, dialog') ?? field.ownerDocument
  const begun = (event: Event): void => {
    const press = event.type === 'pointerdown'
    // A press on the field itself tells by itself: nothing may take its place before that.
    if (press && event.composedPath().includes(field)) return
    if (press || !(event instanceof PointerEvent) || isNear(field, event)) tell()
  }
  const signs = ['keydown', 'input', 'pointerdown', 'pointermove']
  for (const sign of signs) form.addEventListener(sign, begun, { passive: true })
  return () => signs.forEach((sign) => form.removeEventListener(sign, begun))
}

/**
 * Tells once that the field is near the window.
 * @returns ends it
 */
function onSight(field: Element, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) tell()
    },
    { rootMargin: `${near}px` },
  )
  observer.observe(field)
  return () => observer.disconnect()
}

/**
 * A field of rich text whose editor comes from `load`.
 *
 * Until it stands, a plain text area takes what is typed, as the paragraph at
 * the end of the text; the editor goes on with its text, selection and focus.
 * What stands before that paragraph is shown in plain words and stays as it is.
 */
export function richTextField(
  load: () => Promise<ComponentType<EditorProps>>,
): (props: RichTextFieldProps) => ReactElement {
  const Editor = later(load)
  return function Text(props) {
    const {
      label,
      hideLabel,
      hint,
      error,
      required,
      value,
      onChange,
      onBlur,
      placeholder,
      minHeight = 144,
      disabled = false,
    } = props
    const place = useRef<HTMLDivElement>(null)
    const standIn = useRef<HTMLTextAreaElement>(null)
    const sent = useRef<readonly string[]>([value])
    const [written, setWritten] = useState(() => writtenIn(value))
    const [wanted, setWanted] = useState(false)
    const [composing, setComposing] = useState(false)
    const [stands, setStands] = useState(false)

    const compose = ({ type }: { readonly type: string }): void => setComposing(type === 'compositionstart')

    const isWritten = value !== ''
    useEffect(() => {
      if (!wanted && place.current)
        return (isWritten ? onSight : onApproach)(place.current, () => setWanted(true))
    }, [wanted, isWritten])
    useEffect(() => {
      if (!comesBack(sent, value)) setWritten(writtenIn(value))
    }, [value])

    const style: CSSProperties & Record<'--editor-height', string> = { '--editor-height': `${minHeight}px` }
    return (
      <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
        {({ id, ...attributes }, labelId) => (
          <div
            ref={place}
            className={classNames(
              control.control,
              styles.field,
              error && control.invalid,
              disabled && control.disabled,
            )}
            style={style}
          >
            {!stands && (
              <>
                <div className={styles.toolbar} />
                <div
                  className={classNames(styles.area, styles.standIn)}
                  onMouseDown={(event) => {
                    const area = standIn.current
                    if (!area || area.matches(':focus')) return
                    // The browser would give the focus to what is taken away meanwhile, which is to nothing.
                    event.preventDefault()
                    area.focus()
                  }}
                >
                  {wordsOf(written.before).map((words, at) => (
                    <p key={at}>{words}</p>
                  ))}
                  <textarea
                    {...attributes}
                    id={id}
                    ref={standIn}
                    className={control.input}
                    // As of the editor, which takes its place.
                    aria-multiline="true"
                    placeholder={written.before ? '' : placeholder}
                    disabled={disabled}
                    value={written.text}
                    onInput={({ currentTarget: { value: text } }) => {
                      const next = { ...written, text }
                      const html = htmlOf(next)
                      setWritten(next)
                      sent.current = [...sent.current, html]
                      onChange(html)
                    }}
                    onCompositionStart={compose}
                    onCompositionEnd={compose}
                    onFocus={({ currentTarget: area }) => {
                      setWanted(true)
                      // At the end, where one goes on writing.
                      if (area.selectionEnd === 0) area.setSelectionRange(area.textLength, area.textLength)
                    }}
                    // To the editor it is no leave.
                    onBlur={({ relatedTarget }) =>
                      (relatedTarget && place.current?.contains(relatedTarget)) || onBlur?.()
                    }
                  />
                </div>
              </>
            )}
            {wanted && (
              <Editor
                {...props}
                id={id}
                labelId={labelId}
                attributes={attributes}
                sent={sent}
                comesBack={(one) => comesBack(sent, one)}
                before={written.before}
                standIn={standIn}
                held={composing}
                onStands={() => setStands(true)}
              />
            )}
          </div>
        )}
      </Field>
    )
  }
}

/**
 * Text with headings, lists, links, pictures and mentions. The editor is
 * fetched when its form is being filled in, when the field is approached, and
 * for a text that is there already when it comes near the window.
 */
export const RichTextField = richTextField(async () => (await import('./editor.tsx')).Editor)
