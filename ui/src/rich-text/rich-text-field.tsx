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

/**
 * Text with headings, lists, links, pictures and mentions. The editor is
 * fetched when the field comes near the window, is hovered or focused; until
 * then a light stand-in of the same size shows the text.
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

  useEffect(() => {
    if (wanted !== 'no' || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setWanted('soon')
      },
      { rootMargin: '240px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [wanted])

  const style: CSSProperties & Record<'--editor-height', string> = { '--editor-height': `${minHeight}px` }
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {({ id, ...attributes }, labelId) => {
        const standIn = (
          <div
            id={id}
            role="textbox"
            aria-multiline="true"
            aria-labelledby={labelId}
            aria-disabled={disabled || undefined}
            aria-busy={wanted !== 'no' || undefined}
            tabIndex={disabled ? -1 : 0}
            className={styles.standIn}
            onFocus={() => setWanted('focused')}
          >
            {plainText(value) || <span className={styles.placeholder}>{placeholder}</span>}
          </div>
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
            onPointerEnter={() => setWanted((now) => (now === 'no' ? 'soon' : now))}
          >
            {wanted === 'no' ? (
              <>
                <div className={styles.toolbar} />
                {standIn}
              </>
            ) : (
              <Editor
                meanwhile={
                  <>
                    <div className={styles.toolbar} />
                    {standIn}
                  </>
                }
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
