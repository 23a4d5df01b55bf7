import { useState } from 'react'
import type { ReactElement } from 'react'
import { matching } from '../combobox/fold.ts'
import { RichTextField } from '../rich-text/index.ts'
import type { Person } from '../rich-text/index.ts'
import { people } from './example-data.ts'

const exampleText =
  '<p>Reviewed <strong>November pacing</strong> with the general manager:</p><ul><li><p>Move $1,500 from display to <em>paid search</em></p></li><li><p>New offers by Friday</p></li></ul>'

const findPeople = async (query: string): Promise<readonly Person[]> =>
  matching(people, query).map(({ value, label, description }) => ({ id: value, name: label, description }))

/** A text with structure, people and pictures. */
export const RichTexts = (): ReactElement => {
  const [body, setBody] = useState(exampleText)
  return (
    <RichTextField
      label="Activity"
      required
      value={body}
      onChange={setBody}
      placeholder="What was done? Mention people with @."
      searchPeople={findPeople}
      uploadImage={async (file) => URL.createObjectURL(file)}
    />
  )
}
