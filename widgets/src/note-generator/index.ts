export { NoteGenerator } from './note-generator.tsx'
export type { NoteGeneratorProps } from './note-generator.tsx'
