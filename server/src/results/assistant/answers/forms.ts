import { formatDay, formatDollars } from '@portal/core/foundation/format'
import { queryOf } from '@portal/core/foundation/routes'
import type { FormQuestion } from '../language/question.ts'
import { topicOf } from '../language/declared-topics.ts'
import type { PortalReader } from '../portal-reader.ts'
import { link, plain } from './markdown.ts'

/** Prepares a form. Nothing is saved until the person saves it there. */
export function* answerForm(question: FormQuestion, portal: PortalReader): Generator<string> {
  const { form, client, due, text, service, amount, assignee } = question
  const of = client ? ` for **${plain(client.name)}**` : ''
  const facts = [
    text === null ? '' : `Text: ${plain(text)}`,
    due === null ? '' : `${dayWords[form] ?? 'Day'}: ${formatDay(due)}`,
    amount === null ? '' : `${form === 'increase' ? 'More by' : 'Amount'}: ${formatDollars(amount)}`,
    service ? `Service: ${plain(service.name)}` : '',
    assignee ? `Assignee: ${plain(assignee.name)}` : '',
  ].filter(Boolean)
  const path = pathOfForm(question)
  const words = formWords[form] ?? topicOf(form)?.topic.title ?? form
  if (!path || !portal.opens(path))
    return yield `I can't prepare that: ${words.toLowerCase()} is not open to you.`
  yield `I save nothing by myself. Here is where ${words.toLowerCase()}${of} is filled in and saved: ${link(words, path)}`
  if (facts.length > 0) yield `\n\n${facts.map((fact) => `- ${fact}`).join('\n')}`
}

/** What the day of a form is. */
const dayWords: Readonly<Record<string, string>> = { task: 'Due', budgetChange: 'From', increase: 'From' }

const formWords: Readonly<Record<string, string>> = {
  interaction: 'New interaction',
  activity: 'New activity',
  task: 'New task',
  budget: 'New budget',
  budgetChange: 'Budget changes',
  increase: 'Budget increase',
  client: 'New client',
  support: 'Support request',
}

/** The tab of a client with its logger open and filled in. */
const loggerPath = (tab: string, { text, due }: FormQuestion): string => {
  const query = new URLSearchParams({
    log: 'new',
    ...(text === null ? {} : { logText: text }),
    ...(due === null ? {} : { logDay: due }),
  })
  return `${tab}?${query.toString()}`
}

function pathOfForm(question: FormQuestion): string | null {
  const { form, client, text, due, service, amount, assignee } = question
  const of = client?.slug === undefined ? null : `/clients/${client.slug}`
  switch (form) {
    case 'interaction':
      return of === null ? '/clients' : loggerPath(`${of}/communications`, question)
    case 'activity':
      return of === null ? '/clients' : loggerPath(`${of}/activity`, question)
    case 'task': {
      const query = new URLSearchParams({
        task_id: 'new',
        ...(text === null ? {} : { title: text }),
        ...(due === null ? {} : { due }),
        ...(client ? { client: String(client.id), clientName: client.name } : {}),
        ...(assignee ? { assignee: String(assignee.id), assigneeName: assignee.name } : {}),
      })
      return `/tasks?${query.toString()}`
    }
    case 'budget':
    case 'increase':
      return of === null ? '/budgets/active-budgets' : `${of}/budgets`
    case 'budgetChange':
      return client?.slug === undefined
        ? '/budgets/active-budgets'
        : `/budgets/change-budgets/${client.slug}${queryOf({
            ...(service ? { serviceId: String(service.id) } : {}),
            ...(amount === null ? {} : { amount: String(amount) }),
            ...(due === null ? {} : { month: `${due.slice(0, 7)}-01` }),
          })}`
    case 'client':
      return '/clients'
    case 'support':
      return '/support-requests'
    default:
      return of === null ? null : `${of}/${form}`
  }
}
