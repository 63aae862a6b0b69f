import { describe } from 'vitest'
import { definePlayTests } from './play-suite.ts'

describe('on the embedded database', () => {
  definePlayTests({})
})
