import { describe } from 'vitest'
import { playing } from './playing.ts'

describe('on the embedded database', () => {
  playing({})
})
