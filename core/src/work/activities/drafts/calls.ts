import { type } from '../../../foundation/contract/type.ts'
import { defineCalls } from '../../../foundation/contract/call.ts'
import { byId, day, flagText, html, id, idText, instant, text } from '../../../foundation/contract/schemas.ts'
import { employees } from '../../../foundation/policy/rules-of-calls.ts'
import { storedFile } from '../../../platform/assets/schemas.ts'
import { idsText, labels } from '../calls.ts'
import { attachmentLimits } from '../constants.ts'

/** Which draft is meant: one for each client, user and kind. */
const whichDraft = {
  clientId: idText,
  userId: idText,
  draftType: "'activity'",
} as const

/** A window that writes; what it wrote last it may always write over, also when the answer never came. */
const writer = type('/^[\\w-]{8,64}$/')

/** A half-written activity. What is not filled in is null. */
const draft = type({
  id: 'number',
  clientId: 'number',
  userId: 'number',
  draftType: "'activity'",
  /** The activity that it changes, when it is an edit. */
  activityId: 'number | null',
  typeId: 'number | null',
  categoryId: 'number | null',
  body: 'string',
  loggedAt: 'string | null',
  isExternal: 'boolean',
  associatedIds: 'number[]',
  pacingNote: 'boolean',
  sectionId: 'number | null',
  /** Attachments of the edited activity that stay. */
  keep: 'number[]',
  /** Files that came with the draft. */
  attachments: storedFile.array(),
  /** Grows with every save. */
  version: 'number',
  /** The window that wrote it last. */
  writer: 'string | null',
  createdAt: 'string',
  updatedAt: 'string',
})

/** Sections of a pacing report: SEM, social, display, video, connected TV. */
const section = type('1 | 2 | 3 | 4 | 7')

const pacingNote = type({
  id: 'number',
  sectionId: 'number',
  clientId: 'number',
  userId: 'number',
  user: { id: 'number', fullName: 'string' },
  month: 'string',
  note: 'string',
  createdAt: 'string',
})

export const draftCalls = defineCalls({
  'drafts.get': {
    method: 'GET',
    path: '/drafts',
    summary: "The caller's draft of an activity of a client, or null.",
    allow: employees,
    query: type({ '+': 'reject', ...whichDraft }),
    response: draft.or('null'),
  },
  'drafts.save': {
    method: 'POST',
    path: '/drafts',
    summary:
      'Keeps a draft in the place of the earlier one. New attachments are added; `keepFiles` lists the files of the earlier draft that stay, `keepLabel[i]` their descriptions. With If-Match it answers 412 when the draft is another than the one seen; version 0 stands for none. `fromClientId` is the client for whom it was written so far, `fromVersion` the version seen there: that draft goes, its files come along.',
    allow: employees,
    body: type({
      '+': 'reject',
      ...whichDraft,
      'activityId?': idText,
      'typeId?': idText,
      'categoryId?': idText,
      body: html,
      'loggedAt?': instant,
      'isExternal?': flagText,
      'associatedIds?': idsText,
      'pacingNote?': flagText,
      'sectionId?': idText,
      'keep?': idsText,
      'keepFiles?': idsText,
      'keepLabel?': labels,
      'label?': labels,
      'writer?': writer,
      'fromClientId?': idText,
      'fromVersion?': idText,
    }),
    files: attachmentLimits,
    response: draft,
  },
  'drafts.remove': {
    method: 'DELETE',
    path: '/drafts',
    summary:
      "Deletes the caller's draft with its files; one that is not there is no error. With If-Match a draft that was changed since stays, with 412.",
    allow: employees,
    query: type({ '+': 'reject', ...whichDraft, 'writer?': writer }),
    response: type({ removed: 'boolean' }),
  },
  'pacingNotes.ofClient': {
    method: 'GET',
    path: '/clients/{id}/pacing-notes',
    summary: "A client's pacing notes of a month, the latest first.",
    allow: employees,
    client: 'id',
    params: byId,
    query: type({ '+': 'reject', 'month?': day, 'sectionId?': idText }),
    response: pacingNote.array(),
  },
  'pacingNotes.ofMonth': {
    method: 'GET',
    path: '/pacing-notes',
    summary: 'The pacing notes of all clients of a month given by its first day, the latest first.',
    allow: employees,
    query: type({ '+': 'reject', month: day, 'sectionId?': idText }),
    response: pacingNote.array(),
  },
  'pacingNotes.create': {
    method: 'POST',
    path: '/pacing-notes',
    summary: 'Adds a note to a section of the pacing report of a client, for a month given by its first day.',
    allow: employees,
    body: type({ '+': 'reject', sectionId: section, clientId: id, userId: id, month: day, note: text }),
    response: pacingNote,
  },
})
