import { Combobox } from '@portal/ui/combobox'
import type { ReactElement } from 'react'
import styles from './controls.module.css'
import type { ChosenClients } from './use-clients.ts'

/** Whose figures are shown. */
export const ClientPicker = ({ of }: { readonly of: ChosenClients }): ReactElement => (
  <div className={styles.clients}>
    <Combobox
      label="Clients"
      options={of.options}
      value={of.options.find(({ value }) => value === of.value) ?? null}
      clearable={false}
      onChange={(option) => of.choose(option?.value ?? 'all')}
    />
  </div>
)
