import { expect, it } from 'vitest'
import { isProgram } from './programs.ts'

it.each([
  ['offer.exe', 'application/octet-stream'],
  ['Offer.PDF.Exe. ', 'application/octet-stream'],
  ['macro.vbs', 'text/plain'],
  ['picture.jpg', 'application/x-msdownload'],
])('%s, which is %s, is a program', (name, mediaType) => {
  expect(isProgram({ name, mediaType })).toBe(true)
})

it.each([
  ['offer.pdf', 'application/pdf'],
  ['my.exe list.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['exe', 'text/plain'],
  ['logo.svg', 'image/svg+xml'],
])('%s, which is %s, is none', (name, mediaType) => {
  expect(isProgram({ name, mediaType })).toBe(false)
})
