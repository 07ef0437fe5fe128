import { showNotice } from './notice'

beforeEach(() => {
  document.body.innerHTML = `
    <button>Search</button>
    <template id="notice"><div role="alert"><p></p><button>Reload</button><button>Close</button></div></template>`
})

const button = (text: string) => {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === text,
  )
  if (!found) throw new Error(`There is no button ${text}`)
  return found
}

it('gives the focus back when it is closed', () => {
  button('Search').focus()
  showNotice('It did not come')
  button('Close').focus()
  button('Close').click()
  expect(document.querySelector('[role="alert"]')).toBeNull()
  expect(document.activeElement).toBe(button('Search'))
})

it('leaves the focus to what its second button does', () => {
  showNotice('It did not come', {
    again: 'Again',
    onClose: () => button('Search').focus(),
  })
  button('Again').click()
  expect(document.activeElement).toBe(button('Search'))
})
