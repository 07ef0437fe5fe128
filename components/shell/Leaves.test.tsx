import { render, screen } from '@testing-library/react'
import { Leaves } from './Leaves'

function Crashing(): never {
  throw new TypeError('no index')
}

test('one that crashes leaves the others alone', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Leaves>
      <p>before</p>
      <Crashing />
      <p>behind</p>
    </Leaves>,
  )
  screen.getByText('before')
  screen.getByText('behind')
})
