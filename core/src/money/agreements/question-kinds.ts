/** The kinds of questions that a template can ask, in the words of its list. */
export const questionKinds = ['Text', 'Long Text', 'Choice', 'Yes or No'] as const
