import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  checkTask,
  fieldValue,
  isTaskValid,
  mentionsIn,
  newTaskDraft,
  taskBody,
  typesOf,
  withTeam,
  withTeams,
  withTemplate,
  type TaskDraft,
} from './draft.ts'
import { optionsIn } from './template-field.ts'

const teams = [
  { id: 4, name: 'Account Management', types: [{ id: 1, name: 'General' }] },
  {
    id: 2,
    name: 'SEM',
    types: [
      { id: 5, name: 'Campaign' },
      { id: 6, name: 'Audit' },
    ],
  },
]
const filled = (): TaskDraft => ({
  ...withTeams(newTaskDraft('<p>Body</p>'), teams),
  assignee: { value: 6, label: 'Claire Donovan' },
})

describe('a new task', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T04:30:00Z') }))
  afterEach(() => void vi.useRealTimers())

  // TSK-03
  it('starts with the title, type, priority, status and day of the specification and the body it is about', () => {
    // Half past ten in the evening of the 21st in Chicago.
    expect(newTaskDraft('<p>Body</p>')).toMatchObject({
      title: 'New Task',
      typeId: 1,
      priority: 2,
      statusId: 1,
      dueDate: '2026-11-22',
      description: '<p>Body</p>',
    })
  })

  // TSK-04
  it('needs a team, a type, an assignee, a day and a title', () => {
    expect(checkTask(filled())).toEqual({})
    const empty = { ...filled(), teamId: null, typeId: null, assignee: null, dueDate: '', title: ' ' }
    expect(checkTask(empty)).toEqual({
      teamId: 'Field is required',
      typeId: 'Field is required',
      assignee: 'Field is required',
      dueDate: 'Field is required',
      title: 'Field is required',
    })
    expect(isTaskValid(newTaskDraft())).toBe(false)
  })

  // TSK-05
  it('is due tomorrow in Chicago or later', () => {
    const said = (dueDate: string) => checkTask({ ...filled(), dueDate }).dueDate
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2027-01-01'].map(said)).toEqual([
      'Due Date must be tomorrow or later.',
      'Due Date must be tomorrow or later.',
      undefined,
      undefined,
    ])
  })

  // TSK-06
  it('offers the types of its team, and another team clears the type', () => {
    expect(typesOf(teams, null)).toEqual([])
    expect(typesOf(teams, 2).map(({ name }) => name)).toEqual(['Campaign', 'Audit'])
    const moved = withTeam({ ...filled(), workflowId: 3 }, 2)
    expect(moved).toMatchObject({ teamId: 2, typeId: null, workflowId: null })
    expect(checkTask(moved)).toEqual({ typeId: 'Field is required' })
    expect(withTeam(filled(), 4)).toMatchObject({ teamId: 4, typeId: 1 })
  })

  it('takes over what a template says, and keeps what was written', () => {
    const template = {
      id: 3,
      type_id: 5,
      title: 'Launch',
      description: 'Build <it>\n\nThen go',
      priority: 3,
      due_after_days: 0,
    }
    const field = { id: 1, name: 'Goal', kind: 'Text', required: true, options: [] } as const
    const draft = withTemplate({ ...newTaskDraft(), teamId: 2 }, template, [field])
    expect(draft).toMatchObject({
      workflowId: 3,
      typeId: 5,
      title: 'Launch',
      description: '<p>Build &lt;it&gt;</p><p>Then go</p>',
      priority: 3,
      dueDate: '2026-11-22',
      additionalFields: [{ id: 1, value: '' }],
    })
    expect(checkTask(draft)).toMatchObject({ additionalFields: 'Field is required' })
    const written = withTemplate({ ...newTaskDraft('<p>Mine</p>'), title: 'Own' }, template, [])
    expect(written).toMatchObject({ title: 'Own', description: '<p>Mine</p>' })
  })

  it('has no type where no team has type 1', () => {
    expect(withTeams(newTaskDraft(), teams.slice(1))).toMatchObject({ teamId: null, typeId: null })
  })

  it('is sent with the people it mentions and without what was left empty', () => {
    const field = { id: 9, name: 'Link', kind: 'Text', required: false, options: [], value: ' ' } as const
    const body = taskBody(
      {
        ...filled(),
        title: ' Call ',
        description: '<p><span class="mention" data-type="mention" data-id="7">@Peter</span></p>',
        additionalFields: [field, { ...field, id: 10, value: ' x ' }],
        subtasks: ['', ' One '],
      },
      1003,
    )
    expect(body).toMatchObject({
      title: 'Call',
      assignee: 6,
      clientId: 1003,
      mentions: [7],
      additionalFields: [{ id: 10, value: 'x' }],
      subtasks: [{ title: 'One' }],
    })
    expect(mentionsIn('<span data-id="7"></span><span data-id="7"></span>')).toEqual([7])
    expect(() => taskBody(newTaskDraft(), null)).toThrow(RangeError)
  })
})

it.each(['<span ', 'data-id="1" ', '<'])(
  'mentions are looked for among %s again and again in a moment',
  (words) => {
    const text = `<span ${words.repeat(Math.floor(1_000_000 / words.length))}`
    expect(mentionsIn(text).length).toBeLessThan(2)
  },
)

describe("a template's field", () => {
  const field = { id: 1, name: 'Size', required: true, options: ['S', 'L'] } as const
  it('is checked by its kind', () => {
    const said = (kind: Parameters<typeof fieldValue>[0]['kind'], value: string) =>
      fieldValue({ ...field, kind }, value)
    expect(said('Text', ' ')).toBe('Field is required')
    expect(said('Number', 'x')).toBe('Field must be a number')
    expect(said('Date', '2026-02-30')).toBe('Field must be a date')
    expect(said('Yes or No', 'Perhaps')).toBe('Field must be yes or no')
    expect(said('Options', 'M')).toBe('Choose one of the options.')
    expect([said('Number', '1.5'), said('Date', '2026-02-28'), said('Options', 'S')]).toEqual([
      null,
      null,
      null,
    ])
    expect(fieldValue({ ...field, required: false, kind: 'Number' }, '')).toBeNull()
  })

  it('offers each line of its options once', () => expect(optionsIn('S\n\n L \nS')).toEqual(['S', 'L']))
})
