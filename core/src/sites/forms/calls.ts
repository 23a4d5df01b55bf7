import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import {
  byId,
  day,
  flagText,
  id,
  idText,
  line,
  name,
  nothing,
  page,
  paging,
} from '../../foundation/contract/schemas.ts'
import { mostCustomFields } from '../../work/interactions/constants.ts'
import { anyone, employees } from '../../foundation/policy/rules-of-calls.ts'
import { becomes } from './becoming.ts'
import { formLinkCalls } from './link-calls.ts'
import { formFileLimits, mostPages, mostQuestions } from './definition.ts'
import { questionKinds } from './question.ts'

const questionId = type('/^[a-z][a-z0-9]{0,19}$/')

const limit = 'string <= 20'

const question = type({
  '+': 'reject',
  id: questionId,
  kind: type.enumerated(...questionKinds),
  label: line,
  help: line,
  required: 'boolean',
  choices: line.array().atMostLength(50),
  showIf: type({ '+': 'reject', question: questionId, is: line }).or('null'),
  'rule?': type({ '+': 'reject', least: limit, most: limit, pattern: 'string <= 50' }),
})

const definition = type({
  '+': 'reject',
  pages: type({ '+': 'reject', title: line, questions: question.array().atMostLength(mostQuestions) })
    .array()
    .atMostLength(mostPages),
  thanks: 'string <= 2000',
  /** One page at a time. */
  'steps?': 'boolean',
})

/** Facts of a form beside what it asks. */
const facts = {
  name,
  description: 'string <= 2000',
  /** Whose answers they are; null for a form of the agency itself. */
  clientId: id.or('null'),
  /** Open at its address. */
  open: 'boolean',
  /** The last day on which it takes answers. */
  closesAt: day.or('null'),
  /** Answers that it takes; null for any number. */
  mostAnswers: type('1 <= number.integer <= 100000').or('null'),
  becomes: type.enumerated(...becomes),
  /** Who has to do the task that an answer becomes, and its type; the first type where none is named. */
  taskForId: id.or('null'),
  taskTypeId: id.or('null'),
  /** Addresses that are told of each answer, separated by commas. */
  tell: 'string <= 1000',
} as const

/** Ids of the questions that tell who somebody is, or what a task is. */
const mapped = type({
  '+': 'reject',
  'name?': questionId,
  'email?': questionId,
  'phone?': questionId,
  'vehicle?': questionId,
  'title?': questionId,
  'due?': questionId,
})

/** What an interaction is that an answer becomes; nothing where a form says nothing of it. */
const asInteraction = {
  'interactionTypeId?': id.or('null'),
  /** Who logs it: an employee. */
  'interactionById?': id.or('null'),
  /** Ids of the questions that fill its custom fields, by the ids of the fields. */
  'interactionValues?': type({ '[string]': questionId }).narrow(
    (values, ctx) =>
      (Object.keys(values).length <= mostCustomFields &&
        Object.keys(values).every((field) => /^[1-9]\d{0,8}$/.test(field))) ||
      ctx.mustBe('questions by the ids of custom fields'),
  ),
  'mapped?': mapped,
} as const

const inList = {
  id: 'number',
  publicId: 'string',
  name: 'string',
  description: 'string',
  isTemplate: 'boolean',
  clientId: 'number | null',
  Client: type({ id: 'number', name: 'string', slug: 'string' }).or('null'),
  open: 'boolean',
  /** Closed and out of sight, with its answers. */
  putAway: 'boolean',
  closesAt: 'string | null',
  mostAnswers: 'number | null',
  becomes: type.enumerated(...becomes),
  taskForId: 'number | null',
  taskTypeId: 'number | null',
  interactionTypeId: 'number | null',
  interactionById: 'number | null',
  interactionValues: type({ '[string]': 'string' }),
  mapped,
  tell: 'string',
  questions: 'number',
  versionNumber: 'number',
  answers: 'number',
  lastAnswerAt: 'string | null',
  updatedAt: 'string',
  version: 'number',
} as const

const whole = type({
  ...inList,
  definition,
  /** Questions that earlier versions asked and this one does not: their ids are never given again. */
  removed: type({
    id: 'string',
    label: 'string',
    kind: type.enumerated(...questionKinds),
    answered: 'boolean',
  }).array(),
})

const wholeWithCounts = whole.and({
  /** Over all answers of all versions, by question. */
  'counts?': type({
    id: 'string',
    label: 'string',
    counts: type({ choice: 'string', count: 'number' }).array(),
  }).array(),
})

const answers = type({ '[string]': 'string | number | boolean | string[]' })

/** The last part of the link of somebody who was asked; absent at the public address. */
const ofLink = type({ '+': 'reject', 'for?': 'string.uuid' })

const answeredFile = type({ name: 'string', address: 'string' })

const answerRow = type({
  id: 'number',
  at: 'string',
  versionNumber: 'number',
  /** Words of each answer, by the question and as it was asked; what was chosen one by one, and files with where they open. */
  words: type({
    id: 'string',
    label: 'string',
    answer: 'string',
    chosen: 'string[]',
    files: answeredFile.array(),
  }).array(),
  /** What became of it; empty for nothing else. */
  became: 'string',
  /** Whose answer it is, as the form says or a question for the client was answered. */
  Client: type({ id: 'number', name: 'string', slug: 'string' }).or('null'),
  /** Who was signed in or was asked by a link of their own; empty where nobody knows. */
  answeredBy: 'string',
  /** The task that it became, and the client whose interaction or contact; null for anything else. */
  taskId: 'number | null',
  interactionOf: type({ slug: 'string' }).or('null'),
  contactOf: type({ slug: 'string' }).or('null'),
})

const ownCalls = defineCalls({
  'forms.list': {
    method: 'GET',
    path: '/forms',
    summary: 'Forms, or the templates that forms start from, by name.',
    allow: employees,
    query: type({ '+': 'reject', 'templates?': flagText }),
    response: type(inList).array(),
  },
  'forms.get': {
    method: 'GET',
    path: '/forms/{id}',
    summary: 'A form with what it asks, and how often each choice was taken where that is asked for.',
    allow: employees,
    params: byId,
    query: type({ '+': 'reject', 'counts?': flagText }),
    response: wholeWithCounts,
  },
  'forms.create': {
    method: 'POST',
    path: '/forms',
    summary: 'Adds a form or a template.',
    allow: employees,
    body: type({ '+': 'reject', ...facts, ...asInteraction, isTemplate: 'boolean', definition }),
    response: whole,
  },
  'forms.update': {
    method: 'PUT',
    path: '/forms/{id}',
    summary: 'Changes a form. Other questions are another version; answers keep the one that they answered.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', ...facts, ...asInteraction, definition, putAway: 'boolean' }).partial(),
    response: whole,
  },
  'forms.remove': {
    method: 'DELETE',
    path: '/forms/{id}',
    summary: 'Removes a form; its address opens nothing any more.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
  'forms.answers': {
    method: 'GET',
    path: '/forms/{id}/answers',
    summary: 'Answers to a form, newest first, paged, each with the questions of its own version.',
    allow: employees,
    params: byId,
    query: type({ '+': 'reject', ...paging, 'version?': idText }),
    response: page(answerRow),
  },
  'forms.removeAnswer': {
    method: 'DELETE',
    path: '/form-answers/{id}',
    summary: 'Removes one answer, as somebody may ask whose answer it is.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
  'forms.open': {
    method: 'GET',
    path: '/public-forms/{publicId}',
    summary: 'A form that is open, for whoever has its address.',
    allow: anyone,
    perMinute: 120,
    params: type({ '+': 'reject', publicId: 'string.uuid' }),
    query: ofLink,
    response: type({
      name: 'string',
      description: 'string',
      versionNumber: 'number',
      definition,
      /** For which client somebody was asked by the link of their own; null at the public address. */
      client: 'string | null',
      /** The tenant's own color; null where it has none. */
      primaryColor: 'string | null',
    }),
  },
  'forms.putFile': {
    method: 'POST',
    path: '/public-forms/{publicId}/files',
    summary:
      'Takes a file for a question of an open form. Answers name it by its id; without them it is gone after two days.',
    allow: anyone,
    perMinute: 30,
    params: type({ '+': 'reject', publicId: 'string.uuid' }),
    query: ofLink,
    body: nothing,
    files: formFileLimits,
    response: type({ id: 'string', name: 'string', size: 'number' }),
  },
  'forms.answer': {
    method: 'POST',
    path: '/public-forms/{publicId}/answers',
    summary: 'Answers a form. `website` is a trap for programs: people leave it empty.',
    allow: anyone,
    perMinute: 12,
    mostBytes: 128 * 1024,
    params: type({ '+': 'reject', publicId: 'string.uuid' }),
    body: type({
      '+': 'reject',
      /** The version that was shown. */
      versionNumber: 'number.integer >= 1',
      answers,
      'website?': 'string <= 500',
      /** The last part of somebody's own link. */
      'for?': 'string.uuid',
    }),
    response: type({ thanks: 'string' }),
  },
})

/** Forms, their answers, and whom they are asked of. */
export const formCalls = { ...ownCalls, ...formLinkCalls } as const
