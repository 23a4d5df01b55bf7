import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { changedFields, inputsOf, type FormInUse } from '../../platform/parts/form/index.ts'
import { agreementFields, agreementServiceFields, usualTitle } from './agreement-fields.ts'

type AgreementInUse = FormInUse<typeof agreementFields, { services: typeof agreementServiceFields }>

/** What a template fills in, and what people may have written there before. */
const filled = ['months', 'noticeDays', 'terms'] as const
type Filled = Readonly<Record<(typeof filled)[number], string>>

/** What stands there before a template was chosen. */
const untouched: Filled = {
  months: String(agreementFields.months.initial),
  noticeDays: String(agreementFields.noticeDays.initial),
  terms: '',
}

/** What became of the template that was chosen. */
export interface TemplateInUse {
  /** Labels of what somebody wrote, which the template says otherwise and which stays. */
  readonly kept: readonly string[]
  /** Takes the template's words for those too. */
  take(): void
}

/** Fills an agreement in from the template that is chosen, past what somebody wrote by hand. */
export function useTemplate(form: AgreementInUse): TemplateInUse {
  const { data: templates } = useCall('agreementTemplates.list')
  const { data: services } = useCall('agreementTemplateServices.list')
  const { templateId } = form.inputs
  const from = useRef<number | null>(null)
  const last = useRef(untouched)
  /** What the services of that template looked like when it brought them. */
  const before = useRef<readonly ReturnType<typeof inputsOf>[]>([])
  const [kept, setKept] = useState<readonly (keyof Filled)[]>([])
  useEffect(() => {
    const template = templates?.find(({ id }) => id === templateId)
    if (!template || !services || from.current === template.id) return
    from.current = template.id
    // A title of somebody's own stays.
    if ([usualTitle, ...(templates ?? []).map(({ name }) => name)].includes(form.inputs.title))
      form.set('title', template.name)
    const now: Filled = {
      months: String(template.months),
      noticeDays: String(template.noticeDays),
      terms: template.terms,
    }
    const own = filled.filter(
      (name) => form.inputs[name] !== last.current[name] && form.inputs[name] !== now[name],
    )
    for (const name of filled) if (!own.includes(name)) form.set(name, now[name])
    last.current = now
    setKept(own)
    const brought = services
      .filter((service) => service.templateId === template.id)
      .map(({ serviceId, budgetType, amount }) => ({
        serviceId,
        budgetType,
        ...(amount === null ? {} : { amount }),
      }))
    exchangeServices(form, before.current, brought)
    before.current = brought.map((service) => inputsOf(agreementServiceFields, service))
  }, [templateId, templates, services, form])
  return {
    kept: kept
      .filter((name) => form.inputs[name] !== last.current[name])
      .map((name) => agreementFields[name].label),
    take() {
      for (const name of kept) form.set(name, last.current[name])
      setKept([])
    },
  }
}

/** What was chosen or changed by hand stays; what the template before brought goes with it. */
function exchangeServices(
  form: AgreementInUse,
  before: readonly ReturnType<typeof inputsOf>[],
  brought: readonly Parameters<typeof form.add<'services'>>[1][],
): void {
  const untouchedSince = [...before]
  const rows = form.rows('services')
  let left = rows.length
  for (const row of rows) {
    const place = untouchedSince.findIndex((inputs) => changedFields(inputs, row.inputs).length === 0)
    if (place >= 0) untouchedSince.splice(place, 1)
    if (place < 0 && (brought.length === 0 || row.inputs.serviceId !== null)) continue
    row.remove()
    left -= 1
  }
  for (const service of brought) form.add('services', service)
  if (left + brought.length === 0) form.add('services', { budgetType: 'Recurring' })
}
