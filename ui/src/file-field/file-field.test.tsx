import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { FileField } from './index.ts'
import type { ChosenFile } from './index.ts'

const tooLarge = (file: File): string | null =>
  file.size < 1024 ? null : 'File size should be less than 1 kb.'

const Example = (): ReactElement => {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  return (
    <>
      <FileField
        label="Attachments"
        files={files}
        onChange={setFiles}
        accept=".csv,image/*"
        check={tooLarge}
        descriptionLabel="Description"
      />
      <output>
        {files.map(({ file, description, error }) => [file.name, description, error].join('|')).join(' ')}
      </output>
    </>
  )
}
const chosen = (root: Document | ShadowRoot): string | undefined => root.querySelector('output')?.textContent
const csv = (name: string, size = 10): File => new File([new Uint8Array(size)], name, { type: 'text/csv' })

const drop = (root: Document | ShadowRoot, files: readonly File[]): void => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const area = root.querySelector('input[type="file"]')?.parentElement
  for (const type of ['dragenter', 'dragover', 'drop']) {
    area?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }))
  }
}

it('takes files that are chosen, keeps their descriptions, and takes the same file again', async () => {
  const root = mount(<Example />)
  const input = page.getByLabelText('Attachments', { exact: true })
  await userEvent.upload(input, csv('one.csv'))
  await expect.poll(() => chosen(root)).toBe('one.csv||')
  await page.getByRole('textbox', { name: 'Description of one.csv' }).fill('Leads')
  await expect.poll(() => chosen(root)).toBe('one.csv|Leads|')
  await page.getByRole('button', { name: 'Remove one.csv' }).click()
  await expect.poll(() => chosen(root)).toBe('')
  await userEvent.upload(input, csv('one.csv'))
  await expect.poll(() => chosen(root)).toBe('one.csv||')
})

it('takes files that are dropped, and says of each what is wrong with it', async () => {
  const root = mount(<Example />)
  await expect.element(page.getByText('Choose files')).toBeVisible()
  drop(root, [
    csv('small.csv'),
    csv('large.csv', 2048),
    new File(['x'], 'tool.exe', { type: 'application/x-msdownload' }),
  ])
  await expect.element(page.getByText('small.csv', { exact: true })).toBeVisible()
  await expect.element(page.getByText('File size should be less than 1 kb.', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('Files of this type cannot be added here.', { exact: true }))
    .toBeVisible()
  expect(page.getByRole('textbox').elements()).toHaveLength(1)
})
