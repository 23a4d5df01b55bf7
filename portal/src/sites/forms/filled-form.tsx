import { Banner } from '@portal/ui/banner'
import { Combobox } from '@portal/ui/combobox'
import {
  Questions,
  SendButton,
  Stepped,
  useFilling,
  type ClientField,
  type FillingOptions,
} from '@portal/widgets/form'
import type { ReactElement, ReactNode } from 'react'
import styles from './forms.module.css'

interface FilledFormProps extends FillingOptions {
  readonly label: string
  /** What whoever may know the agency's clients chooses from; undefined for everybody else, who types. */
  readonly clients?: readonly string[] | undefined
}

/** A form as people fill it in, on a page of its own and in the preview of whoever builds it. */
export function FilledForm({ label, clients, ...options }: FilledFormProps): ReactElement {
  const filling = useFilling(options)
  const framed = (questions: ReactNode, buttons: ReactNode): ReactElement => (
    <div className={styles.cards}>
      {questions}
      {filling.failed !== null && (
        <Banner tone="danger" announce>
          {filling.failed}
        </Banner>
      )}
      <div className={styles.row}>{buttons}</div>
    </div>
  )
  const clientField: ClientField | undefined =
    clients &&
    (({ value, onChange, onBlur: _, ...labels }) => (
      <Combobox
        {...labels}
        options={clients.map((one) => ({ value: one, label: one }))}
        value={value === '' ? null : { value, label: value }}
        onChange={(chosen) => onChange(chosen?.value ?? '')}
      />
    ))
  const looks = { of: filling, label, level: 2, clientField } as const
  return options.definition.steps ? (
    <Stepped {...looks}>{framed}</Stepped>
  ) : (
    framed(<Questions {...looks} />, <SendButton of={filling} />)
  )
}
