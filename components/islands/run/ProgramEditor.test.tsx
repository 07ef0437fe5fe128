import { act, render, screen } from '@testing-library/react'
import { runSettings } from '@/lib/site/run-settings'
import { type LoadEditor, ProgramEditor } from './ProgramEditor'

const { texts } = runSettings('en')

/** Shows a program whose editor is on its way, and an editor that comes when it is told to. */
function show() {
  const focus = jest.fn(() => screen.queryByRole('group'))
  const editor = {
    focus,
    text: () => 'code',
    reset: () => {},
    showFault: () => {},
    close: () => {},
  }
  let come = () => {}
  const loadEditor: LoadEditor = () =>
    new Promise((resolve) => {
      come = () => resolve({ mountEditor: () => editor })
    })
  render(
    <ProgramEditor
      program="code"
      draft={undefined}
      takesFocus={false}
      texts={texts}
      loadEditor={loadEditor}
      editor={{ current: undefined }}
      onRun={() => {}}
      error={undefined}
      hidden={false}
    />,
  )
  const program = screen.getByRole('group', { name: texts.program })
  return { focus, program, editorComes: () => act(async () => come()) }
}

test('the editor takes the focus from the program that it replaces', async () => {
  const { focus, program, editorComes } = show()
  program.focus()
  expect(document.activeElement).toBe(program)
  await editorComes()
  expect(focus).toHaveBeenCalledTimes(1)
  expect(program.isConnected).toBe(false)
})

test('the program is gone when the editor takes the focus, so that Tab does not lead to it', async () => {
  const { focus, program, editorComes } = show()
  program.focus()
  await editorComes()
  expect(focus).toHaveReturnedWith(null)
})

test('the editor takes the focus from nothing else', async () => {
  const { focus, editorComes } = show()
  await editorComes()
  expect(focus).not.toHaveBeenCalled()
})
