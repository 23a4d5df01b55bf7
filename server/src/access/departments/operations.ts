import { departmentRecordOperations } from './departments.ts'
import { memberOperations } from './members.ts'

export const departmentOperations = { ...departmentRecordOperations, ...memberOperations }
