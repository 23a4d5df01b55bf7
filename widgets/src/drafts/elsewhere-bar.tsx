import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import type { ReactElement } from 'react'

interface ElsewhereBarProps {
  /** It was sent or deleted there; otherwise there is another text. */
  readonly gone: boolean
  /** Puts what is there, or nothing, into the form. */
  readonly take: () => void
  /** Goes on with what is written here. */
  readonly goOn: () => void
}

/** Says that what is written here was changed elsewhere as well, and asks which of the two stays. */
export const ElsewhereBar = ({ gone, take, goOn }: ElsewhereBarProps): ReactElement => (
  <Banner
    announce
    tone="warning"
    title={
      gone
        ? 'This draft was saved or deleted in another window.'
        : 'This draft was changed in another window or on another device.'
    }
    actions={
      <>
        <Button size="small" onClick={take}>
          {gone ? 'Start anew' : 'Use the other one'}
        </Button>
        <Button size="small" variant="ghost" onClick={goOn}>
          Keep what is here
        </Button>
      </>
    }
  >
    {gone
      ? 'What is written here is kept on this device only.'
      : 'The other text would take the place of what is written here.'}
  </Banner>
)
