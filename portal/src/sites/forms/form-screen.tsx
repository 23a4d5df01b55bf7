import type { Answer } from '@portal/core/calls'
import { counted } from '@portal/core/foundation/format'
import { defaultSuccessMessage, messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { becomingProblems } from '@portal/core/sites/forms/becoming'
import { definitionProblem } from '@portal/core/sites/forms/definition'
import { Button } from '@portal/ui/button'
import { Eye, Settings } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { Tabs } from '@portal/ui/tabs'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useQuery } from '../../foundation/address/address.ts'
import { useParam } from '../../foundation/address/params.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, useForm } from '../../platform/parts/form/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { AboutForm } from './about-form.tsx'
import { Builder } from './builder.tsx'
import { definitionIn, emptyForm, formFields, mappedIn, valuesIn } from './form-facts.ts'
import { FormPreview } from './form-preview.tsx'
import styles from './forms.module.css'

/** Each is fetched when its tab is opened. */
const FormAnswers = fetched(
  () => import('./form-answers.tsx').then((m) => m.FormAnswers),
  <Skeleton height={240} />,
)
const FormPeople = fetched(
  () => import('./form-people.tsx').then((m) => m.FormPeople),
  <Skeleton height={240} />,
)

/** What stands beside the questions. */
const aboutFields = [
  'name',
  'description',
  'clientId',
  'tell',
  'becomes',
  'taskForId',
  'taskTypeId',
  'mapped',
  'interactionTypeId',
  'interactionById',
  'interactionValues',
  'closesAt',
  'mostAnswers',
  'open',
] as const

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
  const asked = useQuery().get('tab') ?? 'build'
  // The address says the first one alone: going from one to another leaves nothing unsaved behind.
  const [tab, setTab] = useState(asked)
  const [wantsPreview, setWantsPreview] = useState(false)
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
      mapped: JSON.stringify(from?.mapped ?? {}),
      tell: kept?.tell ?? '',
      open: kept?.open ?? false,
      closesAt: kept?.closesAt ?? null,
      mostAnswers: kept?.mostAnswers ?? null,
      definition: JSON.stringify(from?.definition ?? emptyForm),
      ...(kept ? { version: kept.version } : {}),
    },
    check: ({ definition, mapped, ...becoming }) => {
      const asked = definitionIn(definition)
      const problem = definitionProblem(asked)
      if (problem !== null) return { definition: problem }
      return isTemplate ? {} : becomingProblems({ ...becoming, mapped: mappedIn(mapped) }, asked)
    },
    save: ({ definition, interactionValues, mapped, ...facts }, { options }) => {
      const asked = definitionIn(definition)
      const body = {
        ...facts,
        interactionValues: { ...valuesIn(interactionValues) },
        mapped: { ...mappedIn(mapped) },
        definition: {
          thanks: asked.thanks,
          ...(asked.steps === undefined ? {} : { steps: asked.steps }),
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
              mapped: JSON.stringify(latest.mapped),
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
    tab === 'preview' || ((tab === 'answers' || tab === 'people') && kept && !isTemplate) ? tab : 'build'
  // What is wrong with the form's own facts is seen.
  const beside = wantsPreview && !aboutFields.some((name) => form.problem(name) !== null)
  const build = (
    <Form of={form} label="Form" saveLabel="Save form" hidden={selected !== 'build'}>
      <div className={beside ? styles.cards : styles.builder}>
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
        <div hidden={beside}>
          <AboutForm form={form} kept={kept} isTemplate={isTemplate} definition={definition} />
        </div>
      </div>
    </Form>
  )
  return (
    <Page
      title={kept?.name ?? (isTemplate ? 'New Form Template' : 'New Form')}
      crumbs={crumbs}
      actions={
        selected === 'build' && (
          // Beside is below where there is no room for two, out of sight: the tab shows it there.
          <span className={beside ? undefined : styles.ifRoom}>
            <Button icon={beside ? Settings : Eye} onClick={() => setWantsPreview(!beside)}>
              {beside ? 'Show settings' : 'Preview beside'}
            </Button>
          </span>
        )
      }
      {...(kept
        ? {
            description: `Version ${kept.versionNumber}, ${counted(kept.answers, 'answer')}`,
          }
        : {})}
    >
      <Tabs
        label="Form"
        tabs={[
          { id: 'build', label: 'Build' },
          { id: 'preview', label: 'Preview' },
          ...(kept && !isTemplate
            ? [
                { id: 'answers', label: 'Answers' },
                { id: 'people', label: 'People' },
              ]
            : []),
        ]}
        selected={selected}
        onSelect={setTab}
      >
        {/* It stays while another tab is seen: a day that is half typed is in its field alone. */}
        <div className={beside && selected === 'build' ? styles.beside : undefined}>
          {build}
          {(selected === 'preview' || (beside && selected === 'build')) && (
            <FormPreview definition={definition} />
          )}
        </div>
        {selected === 'answers' && kept && <FormAnswers form={kept} />}
        {selected === 'people' && kept && <FormPeople form={kept} />}
      </Tabs>
    </Page>
  )
}
