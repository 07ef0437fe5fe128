import { initScript } from './init-script'
import { notFoundScript } from './not-found-script'

test.each([
  ['every document', initScript],
  ['404.html', notFoundScript],
])('the script of %s is one line of valid code', (_, script) => {
  expect(script).not.toContain('\n')
  expect(() => new Function(script)).not.toThrow()
})
