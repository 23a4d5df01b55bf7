import { useState } from 'react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { MenuButton } from '../menu/index.ts'
import { focused, mount, places } from '../testing/mount.tsx'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { $toasts, dismissToast, Toaster, showSuccess } from '../toast/index.ts'
import { ConfirmDialog, Dialog } from './index.ts'
import type { DialogProps } from './index.ts'

const Example = (props: Partial<DialogProps>): ReactElement => {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState('nothing')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Toaster />
      <Dialog title="Edit budget" width={700} open={open} onClose={() => setOpen(false)} {...props}>
        <TextField label="Name" value={name} onChange={setName} />
        <MenuButton label="More" items={[{ label: 'Copy', onSelect: () => setChosen('copy') }]} />
        <p>Chosen: {chosen}</p>
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Dialog>
    </>
  )
}

const Vanishing = (): ReactElement => {
  const [names, setNames] = useState(['one', 'two'])
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button onClick={() => setAsked(name)}>{`Delete ${name}`}</Button>
          </li>
        ))}
      </ul>
      <Dialog title="Delete?" open={asked !== null} onClose={() => setAsked(null)}>
        <Button
          onClick={() => {
            setNames(names.filter((name) => name !== asked))
            setAsked(null)
          }}
        >
          Confirm
        </Button>
      </Dialog>
    </>
  )
}

const Spent = (): ReactElement => {
  const [isAsked, setAsked] = useState(false)
  const [left, setLeft] = useState(1)
  return (
    <>
      <Button disabled={left === 0} onClick={() => setAsked(true)}>
        Apply
      </Button>
      <Button>Next</Button>
      <Dialog title="Apply it?" open={isAsked} onClose={() => setAsked(false)}>
        <Button
          onClick={() => {
            setLeft(0)
            setAsked(false)
          }}
        >
          Confirm
        </Button>
      </Dialog>
    </>
  )
}

const Steps = (): ReactElement => {
  const [step, setStep] = useState(1)
  return (
    <Dialog
      open
      title="Notes"
      onClose={() => undefined}
      footer={
        <>
          {step === 1 && <Button onClick={() => setStep(2)}>Next</Button>}
          {step === 2 && <Button>Add</Button>}
        </>
      }
    >
      {step === 1 ? <p>Choose</p> : <Button>Copy</Button>}
    </Dialog>
  )
}

const open = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Edit budget' })).toBeVisible()
}
const pressOutside = (root: Document | ShadowRoot): void => {
  const dialog = root.querySelector('dialog')!
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
}

describe.each(places)('a dialog in a %s', (place) => {
  it('takes the focus to its first field and gives it back', async () => {
    mount(<Example />, place)
    await open()
    await expect.poll(() => focused()?.getAttribute('id')).toBe(page.getByLabelText('Name').element().id)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => focused()?.textContent).toBe('Open')
  })

  it('gives the focus to what follows where what opened it is gone with what it did', async () => {
    mount(<Vanishing />, place)
    await page.getByRole('button', { name: 'Delete one' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => focused()?.textContent).toBe('Delete two')
  })

  it('gives the focus to what follows where what opened it is of no use after it', async () => {
    mount(<Spent />, place)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => focused()?.textContent).toBe('Next')
  })

  it('keeps the focus where the step with the button that was pressed is gone', async () => {
    mount(<Steps />, place)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('button', { name: 'Add' })).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.poll(() => focused()?.textContent).toBe('Copy')
  })

  it('takes the focus to the first field that can be filled in', async () => {
    mount(
      <Dialog title="Edit site" open onClose={() => undefined}>
        <Select
          label="Client"
          disabled
          options={[{ value: 1, label: 'Naperville' }]}
          value={1}
          onChange={() => undefined}
        />
        <TextField label="Code" disabled value="N-1" onChange={() => undefined} />
        <TextField label="Name" value="" onChange={() => undefined} />
      </Dialog>,
      place,
    )
    await expect.poll(() => focused()?.getAttribute('id')).toBe(page.getByLabelText('Name').element().id)
  })

  it('closes on Escape and on a press outside', async () => {
    const root = mount(<Example />, place)
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await open()
    pressOutside(root)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays through Escape, twice, and a press outside when it is persistent', async () => {
    const root = mount(<Example persistent />, place)
    await open()
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    pressOutside(root)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(root.querySelector('dialog')!.matches(':modal')).toBe(true)
    expect(page.getByRole('button', { name: 'Close' }).elements()).toHaveLength(0)
  })

  it('can be persistent and yet close on Escape', async () => {
    const root = mount(<Example persistent escapeCloses />, place)
    await open()
    pressOutside(root)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('lets Escape close the menu in it first', async () => {
    mount(<Example />, place)
    await open()
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('is not closed by a pick in the menu in it', async () => {
    mount(<Example />, place)
    await open()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Copy' }).click()
    await expect.element(page.getByText('Chosen: copy')).toBeVisible()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it("leaves the page's banner and footer the only ones", async () => {
    mount(<Example footer={<Button>Save</Button>} />, place)
    await open()
    expect(page.getByRole('banner').elements()).toEqual([])
    expect(page.getByRole('contentinfo').elements()).toEqual([])
  })

  it('shows messages above itself, where they can be pressed', async () => {
    mount(<Example />, place)
    await open()
    let undone = false
    showSuccess('Budget deleted.', {
      undo: () => {
        undone = true
      },
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(undone).toBe(true)
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })
})

describe('the size of a dialog', () => {
  it('is the width it is given', async () => {
    const root = mount(<Example />)
    await open()
    const panel = root.querySelector('dialog > div')!
    await expect.poll(() => Math.round(panel.getBoundingClientRect().width)).toBe(700)
  })

  it('is the whole window below 600 px', async () => {
    await page.viewport(390, 700)
    try {
      const root = mount(<Example />)
      await open()
      const panel = root.querySelector('dialog > div')!
      await expect.poll(() => Math.round(panel.getBoundingClientRect().width)).toBe(390)
      await expect.poll(() => Math.round(panel.getBoundingClientRect().height)).toBe(700)
    } finally {
      await page.viewport(1100, 800)
    }
  })
})

describe.each(places)('messages of a dialog in a %s', (place) => {
  const edge = (selector: 'top' | 'bottom', element: Element | null | undefined): number =>
    element?.getBoundingClientRect()[selector] ?? Number.NaN
  const parts = (root: Document | ShadowRoot) => {
    const dialog = root.querySelector('dialog')
    return {
      footer: dialog?.querySelector('[part="footer"]'),
      messages: dialog?.querySelector('[role="region"]'),
    }
  }
  const footer = (
    <>
      <Button>Cancel</Button>
      <Button>Save the budget of every month</Button>
    </>
  )
  afterEach(() => {
    for (const { id } of $toasts.get()) dismissToast(id)
  })

  it.each([
    [1100, 800],
    [390, 700],
    [320, 640],
  ])('stand above the buttons of one that fills %i by %i pixels', async (width, height) => {
    await page.viewport(width, height)
    try {
      const root = mount(
        <Dialog open title="Edit budget" footer={footer} onClose={() => undefined}>
          <div style={{ blockSize: '3000px' }}>Tall</div>
        </Dialog>,
        place,
      )
      showSuccess('Successfully updated the budgets of every month of this year.', { undo: () => undefined })
      showSuccess('Another one.')
      await expect.poll(() => parts(root).messages?.textContent).toContain('Another one.')
      await expect
        .poll(() => edge('bottom', parts(root).messages))
        .toBeLessThanOrEqual(edge('top', parts(root).footer))
      expect(edge('top', parts(root).messages)).toBeGreaterThan(height / 3)
      await page.getByRole('button', { name: 'Cancel' }).click()
    } finally {
      await page.viewport(1100, 800)
    }
  })

  it('stand below one that leaves room for them', async () => {
    const root = mount(<Example footer={footer} open />, place)
    showSuccess('Successfully updated the budget.')
    await expect
      .poll(() => edge('top', parts(root).messages))
      .toBeGreaterThan(edge('bottom', parts(root).footer))
  })
})

describe('a question before deleting', () => {
  const Question = ({ onConfirm }: { readonly onConfirm: () => void }): ReactElement => {
    const [asked, setAsked] = useState(false)
    return (
      <>
        <Button onClick={() => setAsked(true)}>Delete budget</Button>
        <ConfirmDialog
          open={asked}
          title="Delete this budget?"
          confirmLabel="Delete"
          danger
          onConfirm={onConfirm}
          onCancel={() => setAsked(false)}
        >
          It cannot be taken back.
        </ConfirmDialog>
      </>
    )
  }

  it('is 490 wide and starts on the way out', async () => {
    let confirmed = false
    const root = mount(
      <Question
        onConfirm={() => {
          confirmed = true
        }}
      />,
    )
    await page.getByRole('button', { name: 'Delete budget' }).click()
    await expect.element(page.getByRole('alertdialog', { name: 'Delete this budget?' })).toBeVisible()
    expect(focused()?.textContent).toBe('Cancel')
    await expect
      .poll(() => Math.round(root.querySelector('dialog > div')!.getBoundingClientRect().width))
      .toBe(490)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(confirmed).toBe(false)
  })

  it('takes Escape as Cancel, wherever in it the focus is, and gives the focus back', async () => {
    let confirmed = false
    mount(
      <Question
        onConfirm={() => {
          confirmed = true
        }}
      />,
    )
    for (const pressed of [false, true]) {
      await page.getByRole('button', { name: 'Delete budget' }).click()
      await expect.element(page.getByRole('alertdialog')).toBeVisible()
      if (pressed) await page.getByText('It cannot be taken back.').click()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
      expect(focused()?.textContent).toBe('Delete budget')
    }
    expect(confirmed).toBe(false)
  })
})
