export { all, isBlank, optional, type Check, type Text } from './check.ts'
export { durationLength, duration, typeDuration } from './duration.ts'
export { addressesIn, addressList, distinctEmails, email, emails, notOwnEmail } from './email.ts'
export { fileSize, totalFileSize, type Sized } from './file.ts'
export { checkForm, isValid, type FormErrors, type FormRules } from './form.ts'
export {
  integer,
  number,
  optionalNumber,
  positiveAmount,
  positiveNumber,
  type NumberInput,
} from './number.ts'
export { passwordLimits, password, passwordClasses, passwordLength } from './password.ts'
export { required, requiredFile, requiredList, requiredText } from './required.ts'
export { json, maxLength, minLength, unique } from './text.ts'
export { completeUrl, url } from './url.ts'
