import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '../class-names/index.ts'
import { Field } from '../field/field.tsx'
import type { FieldLabels } from '../field/field.tsx'
import control from '../field/control.module.css'
import { later } from '../later/index.ts'
import { plainText } from './plain-text.ts'
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

const loadEditor = () => import('./editor.tsx')
const Editor = later(async () => (await loadEditor()).Editor)

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
 * Text with headings, lists, links, pictures and mentions. The editor is
 * fetched when its form is being filled in, when the field is approached, and
 * for a text that is there already when it comes near the window; until then
 * a light stand-in of the same size shows the text.
 */
export const RichTextField = (props: RichTextFieldProps): ReactElement => {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    value,
    placeholder,
    minHeight = 144,
    disabled = false,
  } = props
  const place = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<'no' | 'soon' | 'focused'>('no')

  const isWritten = value !== ''
  useEffect(() => {
    if (wanted !== 'no' || !place.current) return
    return (isWritten ? onSight : onApproach)(place.current, () =>
      setWanted((now) => (now === 'no' ? 'soon' : now)),
    )
  }, [wanted, isWritten])

  const style: CSSProperties & Record<'--editor-height', string> = { '--editor-height': `${minHeight}px` }
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {({ id, ...attributes }, labelId) => {
        const meanwhile = (
          <>
            <div className={styles.toolbar} />
            <div
              id={id}
              role="textbox"
              aria-multiline="true"
              aria-labelledby={labelId}
              aria-disabled={disabled || undefined}
              aria-busy={wanted !== 'no' || undefined}
              tabIndex={disabled ? -1 : 0}
              className={styles.standIn}
              // The browser would give the focus to what is taken away meanwhile, which is to nothing.
              onMouseDown={(event) => {
                event.preventDefault()
                if (!disabled) event.currentTarget.focus()
              }}
              onFocus={() => setWanted('focused')}
            >
              {plainText(value) || <span className={styles.placeholder}>{placeholder}</span>}
            </div>
          </>
        )
        return (
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
            {wanted === 'no' ? (
              meanwhile
            ) : (
              <Editor
                meanwhile={meanwhile}
                {...props}
                id={id}
                labelId={labelId}
                attributes={attributes}
                autoFocus={wanted === 'focused'}
              />
            )}
          </div>
        )
      }}
    </Field>
  )
}
