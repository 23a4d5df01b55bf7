import type { Locator, Page } from 'playwright'

/** Goes into the first text with formats, whose editor is fetched when somebody begins to write, and answers the editor. */
export async function intoText(scope: Page | Locator): Promise<Locator> {
  const editor = scope.locator('[contenteditable="true"]').first()
  await scope.locator('[aria-multiline="true"]').or(editor).first().focus()
  await editor.waitFor()
  return editor
}
