import type { Answer } from '@portal/core/calls'
import { defaultSuccessMessage, messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { becomingProblems, definitionProblem } from '@portal/core/sites/forms/definition'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { ErrorState } from '@portal/ui/error-state'
import { Copy } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { Tabs } from '@portal/ui/tabs'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../../foundation/address/address.ts'
import { useParam } from '../../foundation/address/params.ts'
import { copy } from '../../foundation/browser/clipboard.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, FormGrid, FormSection, useForm } from '../../platform/parts/form/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { Builder } from './builder.tsx'
import { FormAnswers } from './form-answers.tsx'
import { definitionIn, emptyForm, formFields, valuesIn } from './form-facts.ts'
import { InteractionFields } from './interaction-fields.tsx'
import styles from './forms.module.css'
import { addressOf } from './forms-screen.tsx'

/** Fetched when the preview is opened: whoever builds a form fills in none. */
const FilledForm = fetched(
  () => import('./filled-form.tsx').then((m) => m.FilledForm),
  <Skeleton height={240} />,
)

type Whole = Answer<'forms.get'>

/** `/tools/forms/new`, from nothing or from a template. */
export function NewFormScreen(): ReactElement {
  const template = Number(useQuery().get('template') ?? '')
  const asked = Number.isInteger(template) && template > 0
  const { data } = useCall('forms.get', asked ? { params: { id: template } } : null)
  if (asked && !data) return <Skeleton height={420} />
  return <Editor form={null} from={data ?? null} isTemplate={false} />
}

/** `/tools/forms/templates/new`. */
export const NewTemplateScreen = (): ReactElement => <Editor form={null} from={null} isTemplate />

/** `/tools/forms/{id}/edit`, with its answers. */
export function EditFormScreen(): ReactElement {
  const id = Number(useParam('id'))
  const asked = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, loading, retry } = useCall('forms.get', asked ? { params: { id } } : null)
  if (!asked || error?.status === 404) return <NotFound />
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this form.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data) return <Skeleton height={420} />
  return <Editor key={data.id} form={data} from={data} isTemplate={data.isTemplate} />
}

interface EditorProps {
  /** Null for a new one. */
  readonly form: Whole | null
  /** What it starts with. */
  readonly from: Whole | null
  readonly isTemplate: boolean
}

function Editor({ form: kept, from, isTemplate }: EditorProps): ReactElement {
  const [, navigate] = useLocation()
  // Not in the address: going from one to another leaves nothing unsaved behind.
  const [tab, setTab] = useState('build')
  const form = useForm({
    fields: formFields,
    from: {
      name: kept?.name ?? '',
      description: from?.description ?? '',
      clientId: kept?.clientId ?? null,
      becomes: from?.becomes ?? 'Nothing else',
      taskForId: kept?.taskForId ?? null,
      taskTypeId: kept?.taskTypeId ?? null,
      interactionTypeId: kept?.interactionTypeId ?? null,
      interactionById: kept?.interactionById ?? null,
      interactionValues: JSON.stringify(kept?.interactionValues ?? {}),
      tell: kept?.tell ?? '',
      open: kept?.open ?? false,
      closesAt: kept?.closesAt ?? null,
      mostAnswers: kept?.mostAnswers ?? null,
      definition: JSON.stringify(from?.definition ?? emptyForm),
      ...(kept ? { version: kept.version } : {}),
    },
    check: ({ definition, ...becoming }) => {
      const asked = definitionIn(definition)
      const problem = definitionProblem(asked)
      if (problem !== null) return { definition: problem }
      return isTemplate ? {} : becomingProblems(becoming, asked)
    },
    save: ({ definition, interactionValues, ...facts }, { options }) => {
      const asked = definitionIn(definition)
      const body = {
        ...facts,
        interactionValues: { ...valuesIn(interactionValues) },
        definition: {
          thanks: asked.thanks,
          pages: asked.pages.map(({ title, questions }) => ({
            title,
            questions: questions.map((question) => ({ ...question, choices: [...question.choices] })),
          })),
        },
      }
      return kept
        ? api.call('forms.update', { params: { id: kept.id }, body, ...options })
        : api.call('forms.create', { body: { ...body, isTemplate }, ...options })
    },
    saved: (saved) => {
      refresh('forms')
      showSuccess(defaultSuccessMessage)
      if (!kept)
        navigate(pathOf(isTemplate ? 'tools.forms.templates.edit' : 'tools.forms.edit', { id: saved.id }))
    },
    ...(kept
      ? {
          reload: async () => {
            const latest = await api.call('forms.get', { params: { id: kept.id } })
            return {
              ...latest,
              definition: JSON.stringify(latest.definition),
              interactionValues: JSON.stringify(latest.interactionValues),
            }
          },
        }
      : {}),
  })
  const definition = definitionIn(form.inputs.definition)
  const crumbs = [
    { label: 'Forms', href: pathOf('tools.forms.index') },
    ...(isTemplate ? [{ label: 'Form Templates', href: pathOf('tools.forms.templates') }] : []),
  ]
  const problem = form.problem('definition')
  const selected =
    tab === 'answers' && kept && !isTemplate ? 'answers' : tab === 'preview' ? 'preview' : 'build'
  const build = (
    <Form of={form} label="Form" saveLabel="Save form" hidden={selected !== 'build'}>
      <div className={styles.builder}>
        <div className={styles.cards}>
          <Builder
            value={definition}
            taken={kept?.removed.map(({ id }) => id) ?? []}
            onChange={(next) => form.set('definition', JSON.stringify(next))}
          />
          {problem !== null && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
        </div>
        <Card>
          <FormSection title="About this form">
            <FormGrid>
              <FormField of={form} name="name" wide />
              <FormField of={form} name="description" />
              {!isTemplate && (
                <>
                  <FormField
                    of={form}
                    name="clientId"
                    wide
                    known={kept?.Client && { value: kept.Client.id, label: kept.Client.name }}
                  />
                  <FormField of={form} name="tell" wide />
                  <FormField of={form} name="becomes" wide />
                  {form.inputs.becomes === 'Task' && (
                    <>
                      <FormField of={form} name="taskForId" />
                      <FormField of={form} name="taskTypeId" />
                    </>
                  )}
                  {form.inputs.becomes === 'Interaction' && (
                    <>
                      <FormField of={form} name="interactionTypeId" />
                      <FormField of={form} name="interactionById" />
                      <InteractionFields
                        typeId={Number(form.inputs.interactionTypeId) || null}
                        definition={definition}
                        value={valuesIn(form.inputs.interactionValues)}
                        problem={form.problem('interactionValues')}
                        onChange={(next) => form.set('interactionValues', JSON.stringify(next))}
                      />
                    </>
                  )}
                  <FormField of={form} name="closesAt" />
                  <FormField of={form} name="mostAnswers" />
                  <FormField of={form} name="open" wide />
                </>
              )}
            </FormGrid>
            {kept && !isTemplate && (
              <p className={styles.row}>
                <span className={styles.address}>{addressOf(kept)}</span>
                <Button size="small" icon={Copy} onClick={() => void copy('Address', addressOf(kept))}>
                  Copy address
                </Button>
              </p>
            )}
          </FormSection>
        </Card>
      </div>
    </Form>
  )
  const preview = (
    <aside className={styles.preview} aria-label="Preview">
      <p className={styles.kicker}>What people see. Nothing that you type here is sent.</p>
      <Card>
        <FilledForm
          definition={definition}
          versionNumber={0}
          label="Preview"
          from={{}}
          keep={() => undefined}
          post={async () => {
            showSuccess(definition.thanks || 'Sent.')
          }}
          upload={async ({ name, size }) => ({ id: crypto.randomUUID(), name, size })}
          onChanged={() => undefined}
        />
      </Card>
    </aside>
  )
  return (
    <Page
      title={kept?.name ?? (isTemplate ? 'New Form Template' : 'New Form')}
      crumbs={crumbs}
      {...(kept
        ? {
            description: `Version ${kept.versionNumber}, ${kept.answers} ${kept.answers === 1 ? 'answer' : 'answers'}`,
          }
        : {})}
    >
      <Tabs
        label="Form"
        tabs={[
          { id: 'build', label: 'Build' },
          { id: 'preview', label: 'Preview' },
          ...(kept && !isTemplate ? [{ id: 'answers', label: 'Answers' }] : []),
        ]}
        selected={selected}
        onSelect={setTab}
      >
        {/* It stays while another tab is seen: a day that is half typed is in its field alone. */}
        {build}
        {selected === 'answers' && kept ? <FormAnswers form={kept} /> : selected === 'preview' && preview}
      </Tabs>
    </Page>
  )
}
