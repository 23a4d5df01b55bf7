import { listViews } from './read-views.ts'
import { createView, removeView, setDefaultView, updateView } from './write-views.ts'

export const viewOperations = {
  'savedViews.list': listViews,
  'savedViews.create': createView,
  'savedViews.update': updateView,
  'savedViews.remove': removeView,
  'savedViews.setDefault': setDefaultView,
}
