import { dueDateHint, longestTitle, priorities } from '@portal/core/work/tasks/constants'
import { earliestDueDate, typesOf, withTeam, type TaskDraft } from '@portal/core/work/tasks/draft'
import { Switch } from '@portal/ui/choice'
import { Combobox } from '@portal/ui/combobox'
import { DateField } from '@portal/ui/date-picker'
import { RichTextField } from '@portal/ui/rich-text'
import { Select } from '@portal/ui/select'
import { TextField } from '@portal/ui/text-field'
import { useMemo, useState, type ReactElement } from 'react'
import { Subtasks } from './subtasks.tsx'
import type { TaskFormProps } from './task-form.tsx'
import styles from './task-form.module.css'
import { TemplateFields } from './template-fields.tsx'
import type { TaskChoices } from './use-task-choices.ts'
import { useTemplate } from './use-template.ts'

type TaskFieldsProps = Required<TaskFormProps> & { readonly choices: TaskChoices }

const options = (list: readonly { readonly id: number; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

/** The fields in the order in which one thinks of them. */
export function TaskFields(props: TaskFieldsProps): ReactElement {
  const { choices, value, onChange, errors, showAll } = props
  const [left, setLeft] = useState<ReadonlySet<keyof TaskDraft>>(new Set())
  const leave = (field: keyof TaskDraft): void => setLeft((before) => new Set([...before, field]))
  const problem = (field: keyof TaskDraft): string | undefined =>
    showAll || left.has(field) ? errors[field] : undefined
  const set = (changes: Partial<TaskDraft>): void => onChange({ ...value, ...changes })
  const people = useMemo(() => options(choices.people), [choices.people])
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextField
          label="Title"
          required
          maxLength={longestTitle}
          value={value.title}
          onChange={(title) => set({ title })}
          onBlur={() => leave('title')}
          error={problem('title')}
        />
      </div>
      <Select
        label="Team"
        required
        options={options(choices.teams)}
        value={value.teamId}
        onChange={(teamId) => onChange(withTeam(value, teamId))}
        error={problem('teamId')}
      />
      <Select
        label="Type"
        required
        options={options(typesOf(choices.teams, value.teamId))}
        value={value.typeId}
        onChange={(typeId) => set({ typeId })}
        disabled={value.teamId === null}
        hint={value.teamId === null ? 'Choose a team first.' : undefined}
        error={problem('typeId')}
      />
      <Combobox
        label="Assignee"
        required
        placeholder="Select a person..."
        options={people}
        value={value.assignee}
        onChange={(assignee) => {
          leave('assignee')
          set({ assignee: assignee && { value: assignee.value, label: assignee.label } })
        }}
        error={problem('assignee')}
      />
      <DateField
        label="Due Date"
        required
        value={value.dueDate}
        min={earliestDueDate()}
        hint={dueDateHint}
        onChange={(dueDate) => set({ dueDate })}
        onBlur={() => leave('dueDate')}
        error={problem('dueDate')}
      />
      <Select
        label="Priority"
        options={options(priorities)}
        value={value.priority}
        onChange={(priority) => set({ priority })}
      />
      <Select
        label="Status"
        options={options(choices.statuses)}
        value={value.statusId}
        onChange={(statusId) => set({ statusId })}
      />
      <Template {...props} />
      <div className={styles.wide}>
        <Description {...props} onBlur={() => leave('description')} error={problem('description')} />
      </div>
      <div className={styles.wide}>
        <Subtasks titles={value.subtasks} onChange={(subtasks) => set({ subtasks })} />
      </div>
      <div className={styles.wide}>
        <Switch
          label="Needs approval"
          hint="Somebody has to agree before it is done."
          checked={value.isApproval}
          onChange={(isApproval) => set({ isApproval })}
        />
      </div>
    </div>
  )
}

/** The templates of the team, and what the chosen one asks for. */
function Template({ client, choices, value, onChange }: TaskFieldsProps): ReactElement | null {
  const template = useTemplate(client, choices, value, onChange)
  const offered = choices.templates.find(({ id }) => id === value.teamId)?.templates ?? []
  if (offered.length === 0) return null
  return (
    <>
      <div className={styles.wide}>
        <Select
          label="Template"
          options={[{ value: 0, label: 'None' }, ...options(offered)]}
          value={value.workflowId ?? 0}
          onChange={(id) => template.choose(id === 0 ? null : id)}
          disabled={template.loading}
        />
      </div>
      <TemplateFields
        key={value.workflowId}
        fields={value.additionalFields}
        onChange={(additionalFields) => onChange({ ...value, additionalFields })}
      />
    </>
  )
}

interface DescriptionProps extends TaskFieldsProps {
  readonly onBlur: () => void
  readonly error: string | undefined
}

const Description = ({ client, value, onChange, onBlur, error }: DescriptionProps): ReactElement => (
  <RichTextField
    label="Description"
    value={value.description}
    onChange={(description) => onChange({ ...value, description })}
    onBlur={onBlur}
    error={error}
    uploadImage={async (file) => (await client.call('assets.uploadFromEditor', { files: [file] })).address}
    searchPeople={async (search) => (await client.call('tasks.people', { query: { search } })).slice(0, 10)}
  />
)
