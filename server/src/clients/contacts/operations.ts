import { alikeContacts, duplicateContacts, tellApart } from './duplicates.ts'
import { mergeContacts, unmergeContact } from './merge.ts'
import { mergedContacts } from './merged.ts'
import { addStoreOfContact, separateContact, storesOfContact, updateContact } from './people.ts'
import { previewContactFile, takeContactFile } from './take-file.ts'

/** What contacts have beside their declared list; the change of one stands in for the list's own. */
export const contactOperations = {
  'contacts.update': updateContact,
  'contacts.stores': storesOfContact,
  'contacts.addStore': addStoreOfContact,
  'contacts.separate': separateContact,
  'contacts.duplicates': duplicateContacts,
  'contacts.alike': alikeContacts,
  'contacts.apart': tellApart,
  'contacts.merge': mergeContacts,
  'contacts.merged': mergedContacts,
  'contacts.unmerge': unmergeContact,
  'contacts.previewFile': previewContactFile,
  'contacts.takeFile': takeContactFile,
}
