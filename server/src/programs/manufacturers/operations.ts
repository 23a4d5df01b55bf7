import { fileContent, listFiles, makeFile } from './files.ts'
import { getHub } from './hub.ts'
import { getScheme } from './schemes.ts'
import { applySheet, checkSheet, currentSheet, getSheet, listSheets, undoSheet } from './sheets.ts'
import { createBudget, createFund, createStore, updateFund, updateStore } from './stores.ts'

/** Where programs have rules of their own; some of them stand in for those of the declared lists. */
export const manufacturerOperations = {
  'oemFiles.content': fileContent,
  'oemFiles.list': listFiles,
  'oemFiles.make': makeFile,
  'oemHub.get': getHub,
  'oemSchemes.get': getScheme,
  'oemSheets.apply': applySheet,
  'oemSheets.check': checkSheet,
  'oemSheets.current': currentSheet,
  'oemSheets.get': getSheet,
  'oemSheets.list': listSheets,
  'oemSheets.undo': undoSheet,
  'oemBudgets.create': createBudget,
  'oemFunds.create': createFund,
  'oemFunds.update': updateFund,
  'oemStores.create': createStore,
  'oemStores.update': updateStore,
}
