/** The kit on Preact: what its sources import from React comes from there. */
export const onPreact = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
}

/** Named, so that none is found in the middle of a run, which would load the page anew. */
export const prebundled = [
  '@portal/core > @date-fns/tz/tzOffset',
  '@floating-ui/react-dom',
  '@nanostores/react',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-mention',
  '@tiptap/extensions',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/pm/view',
  '@tiptap/starter-kit',
  '@tiptap/suggestion',
  'nanostores',
  'react',
  'react-day-picker',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
]
