/** Said when the code behind a button could not be fetched. */
export const notLoaded = 'This could not be loaded. Check your connection and try again.'
