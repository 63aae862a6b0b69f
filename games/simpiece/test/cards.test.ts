import { describe, it } from 'vitest'
import { scenarios } from './cards/index.ts'

describe('cards', () => {
  for (const { id, title, run } of scenarios) it(`${id} ${title}`, run)
})
