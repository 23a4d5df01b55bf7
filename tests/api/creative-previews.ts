import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import { signIn, type Caller } from '../support/index.ts'
import { picture } from './activity-form.ts'

/** Previews of creatives, tried on the server of `client-reports.test.ts`. */
export function testCreativePreviews(here: () => { readonly url: string; readonly manager: Caller }): void {
  describe('a preview of a programmatic creative', () => {
    let url: string
    let manager: Caller
    beforeAll(() => {
      ;({ url, manager } = here())
    })

    const base = '/programmatic-insights-previews'
    type Preview = Answer<'creativePreviews.create'>
    const open = async (shareNumber: number) => {
      const page = await fetch(`${url}/api/shared-creative-previews/${shareNumber}`)
      return { status: page.status, headers: page.headers, text: await page.text() }
    }

    test('is made, opens at its address for anybody until its day, and goes with its creative', async () => {
      const { status, body: made } = await manager.post<Preview>(base, {
        clientId: 1003,
        name: 'Fall <banner>',
        expiresOn: today(),
      })
      expect(status).toBe(200)
      const shareNumber = Number(made.shareNumber)
      // There is nothing to see yet.
      expect((await open(shareNumber)).status).toBe(404)
      const put = new FormData()
      put.append('file', picture('fall.png'))
      expect((await manager.post(`${base}/${made.id}/file`, put)).status).toBe(200)
      const listed = await manager.get<{ rows: Preview[] }>(`${base}?clientId=1003&pageSize=200`)
      expect(listed.body.rows.find(({ id }) => id === made.id)).toMatchObject({ fileName: 'fall.png' })

      const shown = await open(shareNumber)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(shown.text).toContain('Fall &lt;banner&gt;')
      const [, source = ''] = /<img src="([^"]+)"/.exec(shown.text) ?? []
      const creative = await fetch(new URL(source.replaceAll('&amp;', '&'), url))
      expect([creative.status, creative.headers.get('content-type')]).toEqual([200, 'image/png'])

      // What can run is no creative, and clients keep none.
      const script = new FormData()
      script.append('file', new File(['<script>alert(1)</script>'], 'ad.html', { type: 'text/html' }))
      expect((await manager.post(`${base}/${made.id}/file`, script)).status).toBe(415)
      const client = await signIn(url, 'client-manager')
      expect((await client.get(base)).status).toBe(403)
      expect((await client.post(base, { clientId: 1003, name: 'Own', expiresOn: today() })).status).toBe(403)

      expect((await manager.put(`${base}/${made.id}`, { expiresOn: '2020-01-01' })).status).toBe(200)
      const over = await open(shareNumber)
      expect([over.status, over.text.includes('This preview is not open')]).toEqual([404, true])
      expect((await manager.put(`${base}/${made.id}`, { expiresOn: today() })).status).toBe(200)
      expect((await manager.delete(`${base}/${made.id}`)).status).toBe(200)
      expect((await open(shareNumber)).status).toBe(404)
      expect((await fetch(new URL(source.replaceAll('&amp;', '&'), url))).status).toBe(404)
    })
  })
}
