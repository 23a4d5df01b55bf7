import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Questions, useFilling, type FillingOptions } from '@portal/widgets/form'
import type { ReactElement } from 'react'
import styles from './forms.module.css'

interface FilledFormProps extends FillingOptions {
  readonly label: string
}

/** A form as people fill it in, on a page of its own and in the preview of whoever builds it. */
export function FilledForm({ label, ...options }: FilledFormProps): ReactElement {
  const filling = useFilling(options)
  return (
    <div className={styles.cards}>
      <Questions of={filling} label={label} level={2} />
      {filling.failed !== null && (
        <Banner tone="danger" announce>
          {filling.failed}
        </Banner>
      )}
      <div className={styles.row}>
        <Button variant="primary" loading={filling.sending} onClick={() => void filling.send()}>
          Send
        </Button>
      </div>
    </div>
  )
}
