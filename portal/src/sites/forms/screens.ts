import type { Screens } from '../../foundation/screens.ts'

const lists = () => import('./forms-screen.tsx')
const editors = () => import('./form-screen.tsx')

export const formScreens: Screens = {
  'tools.forms.index': () => lists().then((m) => ({ default: m.FormsScreen })),
  'tools.forms.templates': () => lists().then((m) => ({ default: m.FormTemplatesScreen })),
  'tools.forms.new': () => editors().then((m) => ({ default: m.NewFormScreen })),
  'tools.forms.edit': () => editors().then((m) => ({ default: m.EditFormScreen })),
  'tools.forms.templates.new': () => editors().then((m) => ({ default: m.NewTemplateScreen })),
  'tools.forms.templates.edit': () => editors().then((m) => ({ default: m.EditFormScreen })),
  'forms.mine': () => import('./my-forms-screen.tsx').then((m) => ({ default: m.MyFormsScreen })),
  'forms.public': () => import('./public-form-screen.tsx').then((m) => ({ default: m.PublicFormScreen })),
}
