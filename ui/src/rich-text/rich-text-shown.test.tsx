import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { RichText } from './index.ts'

it('shows formats, links, pictures and mentions', async () => {
  const root = mount(
    <RichText html='<h2>Plan</h2><p>Ask <span class="mention" data-type="mention" data-id="8">@Dana</span> <strong>today</strong>: <a href="https://example.com">offer</a></p><ol start="3"><li><p>a</p></li></ol><p><img src="/api/assets/1" alt="Lot"></p>' />,
  )
  await expect.element(page.getByRole('heading', { name: 'Plan' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'offer' }))
    .toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(root.querySelector('.mention')?.textContent).toBe('@Dana')
  expect(root.querySelector('img')?.getAttribute('src')).toBe('/api/assets/1')
  expect(root.querySelector('ol')?.start).toBe(3)
})

it('shows headings of every level as one of the two that there are below a screen’s own', () => {
  const root = mount(
    <RichText html="<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>" />,
  )
  expect([...root.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['One', 'Two'])
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Three',
    'Four',
    'Five',
    'Six',
  ])
})

it('shows nothing that runs, loads or leads astray', async () => {
  mount(
    <RichText html='<p onclick="x()" style="position:fixed" class="evil">kept<script>bad()</script><img src="javascript:x" onerror="x()"><img src="//evil.test/p.png"><a href="JaVaScRiPt:x()">link</a><svg><a href="https://x">s</a></svg><iframe src="https://x"></iframe><form action="/x"><input name="a"><button>words in a form</button></form></p>' />,
  )
  await expect.element(page.getByText('keptlink')).toBeVisible()
  const shown = page.getByText('keptlink').element().parentElement
  expect(shown?.textContent).toBe('keptlinkwords in a form')
  expect(
    shown?.querySelector('script, img, iframe, svg, form, input, button, [onclick], [style], .evil, a[href]'),
  ).toBeNull()
})

it('shows pictures of its own host on a page of another one', async () => {
  const root = mount(
    <RichText
      origin="https://portal.test"
      html='<p>Lot<img src="/api/files/1/lot.png" alt="Lot"><img src="https://cdn.test/p.png" alt=""><img src="//evil.test/p.png"></p>'
    />,
  )
  await expect.element(page.getByText('Lot')).toBeVisible()
  expect([...root.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
    'https://portal.test/api/files/1/lot.png',
    'https://cdn.test/p.png',
  ])
})
