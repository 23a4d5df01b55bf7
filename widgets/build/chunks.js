/**
 * What belongs together in one file. A file of its own costs a request and a
 * fifth of a millisecond of a quick machine, and compresses worse; one file too
 * many in a common one is paid by those who do not need it.
 */
const chunks = [
  // What stands in the page before anything else is there: the element and its button.
  [
    'base',
    /\/widgets\/src\/element\/(?:agency-element|button|code|not-loaded|when-idle)\.|\/ui\/src\/(?:styles\.css|button\/button\.module|icon\/icon\.module)|\0virtual:agency-sheet/,
  ],
  // What every widget opens with: the renderer, the session, the calls, the messages.
  [
    'behind',
    /\/(?:preact|nanostores)\/|\/@nanostores\/react\/|\/widgets\/src\/(?:session\/(?!pop-up|obstacle)|element\/(?!sign-in|use-loaded|localize|debug))|\/core\/src\/(?:client\.|foundation\/contract\/(?:send|api-error|facts)|access\/embed)|\/ui\/src\/(?:class-names|on-preact|spinner|toast|button\/button\.|icon)|lucide-react\/.*\/icons\/(?:x|info|plus|circle-check|circle-exclamation-point)\.mjs/,
  ],
  // What everything that opens is made of, a dialog or not.
  [
    'opened',
    /\/ui\/src\/(?:popup\/dismissal|dialog\/active-element|button\/quiet-icon-button)|\/widgets\/src\/element\/use-loaded|lucide-react\/.*\/icons\/(?:rotate-ccw|search|check|chevron-\w+)\.mjs/,
  ],
  // What says the name of a button that is only an icon.
  ['named', /\/ui\/src\/(?:button\/icon-button|tooltip\/tooltip)/],
  // What keeps texts, on the device and on the server.
  [
    'kept',
    /\/widgets\/src\/drafts\/|\/idb-keyval\/|\/core\/src\/(?:work\/activities\/drafts\/autosave|platform\/written)|virtual:facts\/texts/,
  ],
  [
    'dialog',
    /\/ui\/src\/(?:dialog\/(?:dialog|place-of)|error-state|skeleton)|lucide-react\/.*\/icons\/triangle-exclamation-point\.mjs/,
  ],
  ['table', /\/ui\/src\/(?:table|data-table|empty-state)\//],
  // How numbers, days and states are written.
  [
    'formats',
    /\/core\/src\/foundation\/format\/(?:dates|money|percent|time|time-zone)\.|\/@date-fns\/tz\/tzOffset|\/ui\/src\/badge\//,
  ],
  // What forms and whatever is written in them begin with: one line to type in, around it the label and what is wrong, and texts to read.
  [
    'field',
    /\/ui\/src\/(?:field|text-field\/text-field|banner|combobox\/fold|rich-text\/(?:rich-text\.tsx|parse-html|content\.module|link-address))|\/core\/src\/foundation\/(?:contract\/attempt|rules\/rich-text)\./,
  ],
  // What a form that is open to anyone never has: something of a long list, and a text with bold words and pictures.
  [
    'chosen',
    /\/ui\/src\/(?:combobox|rich-text\/(?:rich-text-field|rich-text\.module|plain-text|written))|\/widgets\/src\/still-to-fill\/|\/core\/src\/foundation\/rules\/html\.|lucide-react\/.*\/icons\/paperclip\.mjs/,
  ],
  // For whom something is logged.
  [
    'client',
    /\/widgets\/src\/client-fields\/|\/core\/src\/(?:clients\/profile\/|work\/activities\/(?:constants|display-video-sections)\.)|\/ui\/src\/dialog\/confirm-dialog/,
  ],
  // What else every form is made of.
  [
    'fields',
    /\/ui\/src\/(?:choice|later|select|file-field|date-picker\/(?!calendar)|popup\/(?:popup|use-place)\.)|\/core\/src\/foundation\/(?:rules\/(?!email|number)|contract\/field\.|format\/file-size)|lucide-react\/.*\/icons\/(?:file|file-\w+|cloud-upload|image|video|calendar|chevrons-up-down|clock|minus)\.mjs/,
  ],
]

/** The file that a module goes into, where that is not left to the bundler. The drawing of a button goes with its widget. */
export const chunkOf = (id) =>
  id.startsWith('\0virtual:drawing/') ? undefined : chunks.find(([, modules]) => modules.test(id))?.[0]
