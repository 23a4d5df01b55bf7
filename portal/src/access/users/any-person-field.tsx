import { userTypeId } from '@portal/core/foundation/policy/user-types'
import { Combobox } from '@portal/ui/combobox'
import type { Option } from '@portal/ui/select'
import { useState, type ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'

interface AnyPersonFieldProps {
  readonly label: string
  readonly error: string | null
  readonly value: number | null
  readonly onChange: (id: number | null) => void
  /** Whoever has an account, and not the employees alone. */
  readonly outside?: boolean
}

const employee = String(userTypeId('Employee'))

/** People offered at once; more are found by typing. */
const most = 30

/** Somebody with an account, also one who left or is suspended: somebody else takes over their clients. */
export function AnyPersonField({
  value,
  onChange,
  outside = false,
  ...labels
}: AnyPersonFieldProps): ReactElement {
  const search = async (text: string, signal: AbortSignal): Promise<readonly Option<number>[]> => {
    const { rows } = await api.call('users.list', {
      query: { search: text, pageSize: most, ...(outside ? {} : { userTypeId: employee }) },
      signal,
    })
    return rows.map(({ id, fullName, email, state }) => ({
      value: id,
      label: fullName,
      description: state === 'active' ? email : `${email} · ${state}`,
    }))
  }
  const [chosen, setChosen] = useState<Option<number> | null>(null)
  return (
    <Combobox
      {...labels}
      required
      search={search}
      delay={150}
      placeholder="Name or e-mail"
      value={chosen?.value === value ? chosen : null}
      onChange={(option) => {
        setChosen(option)
        onChange(option?.value ?? null)
      }}
    />
  )
}
