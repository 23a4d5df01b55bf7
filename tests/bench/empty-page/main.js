import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** React and nothing else, built as the portal is: what a first load costs at the least. */
createRoot(document.querySelector('#root')).render(
  createElement(StrictMode, null, createElement('p', { id: 'shown' }, 'Empty')),
)
