import { readFileSync } from 'node:fs'
import { customElements } from './custom-elements.js'
import { pageTypes } from './page-types.js'
import { react, reactTypes } from './react-components.js'
import { tarball } from './tarball.js'

const loading = () => `let coming
/** Puts the loader into the page, once. */
export const loadAgencyPortal = ({ portal, assertionUrl, nonce, version, debug }) =>
  (coming ??= new Promise((resolve, reject) => {
    if (window.AgencyPortal?.load) return resolve(window.AgencyPortal)
    const script = document.createElement('script')
    script.async = true
    script.src = portal + '/embed/loader' + (version ? '-' + version : '') + '.js'
    script.dataset.portal = portal
    if (assertionUrl) script.dataset.assertionUrl = assertionUrl
    if (debug) script.dataset.debug = ''
    if (nonce) script.nonce = nonce
    script.onload = () => resolve(window.AgencyPortal)
    script.onerror = () => {
      coming = undefined
      script.remove()
      reject(Object.assign(new Error('The loader could not be fetched from ' + portal + '.'), { code: 'not-loaded' }))
    }
    document.head.append(script)
  }))
`

const loadingTypes = () => `/// <reference path="./agency-portal.d.ts" />
import type { AgencyLoaderProps } from './react.js'

/** Puts the loader into the page, once however often it is called. Fails with an \`AgencyError\` where it cannot be fetched; the next call tries again. */
export declare const loadAgencyPortal: (options: AgencyLoaderProps) => Promise<AgencyPortalApi>
`

/** A package as npm installs it from an address: the portal's own. */
const packaged = (files) => ({
  ...files,
  'index.js': loading(),
  'index.d.ts': loadingTypes(),
  'README.md': readFileSync(new URL('package/README.md', import.meta.url), 'utf8'),
  'package.json': `${JSON.stringify(
    {
      name: '@agency-portal/embed',
      version: '1.0.0',
      description: 'The widgets of an agency portal on your page',
      type: 'module',
      sideEffects: false,
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './react': { types: './react.d.ts', default: './react.js' },
        './custom-elements.json': './custom-elements.json',
      },
      customElements: 'custom-elements.json',
      peerDependencies: { react: '>=19' },
      peerDependenciesMeta: { react: { optional: true } },
    },
    null,
    2,
  )}\n`,
})

/** Writes what a host's developer may take along, all from the one list of widgets: as files, and as a package. */
export const describe = () => ({
  name: 'describe',
  generateBundle() {
    const files = {
      'custom-elements.json': `${JSON.stringify(customElements(), null, 2)}\n`,
      'agency-portal.d.ts': pageTypes(),
      'react.js': react(),
      'react.d.ts': reactTypes(),
    }
    const all = { ...files, 'agency-portal-embed.tgz': tarball(packaged(files)) }
    for (const [fileName, source] of Object.entries(all))
      this.emitFile({ type: 'asset', fileName: `for-hosts/${fileName}`, source })
  },
})
