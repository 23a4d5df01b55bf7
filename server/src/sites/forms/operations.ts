import { askOperations } from './ask-people.ts'
import { askedOperations } from './asked-people.ts'
import { answerForm, openPublicForm, removeAnswer } from './answer-forms.ts'
import { putFormFile } from './form-files.ts'
import { listAnswers } from './list-answers.ts'
import { createForm, getForm, listForms, removeForm, updateForm } from './keep-forms.ts'

export const formOperations = {
  ...askOperations,
  ...askedOperations,
  'forms.list': listForms,
  'forms.get': getForm,
  'forms.create': createForm,
  'forms.update': updateForm,
  'forms.remove': removeForm,
  'forms.answers': listAnswers,
  'forms.removeAnswer': removeAnswer,
  'forms.open': openPublicForm,
  'forms.putFile': putFormFile,
  'forms.answer': answerForm,
}
