import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as index from '@parlor/sumzero'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { apiDocument } from './write-api-document.ts'

describe('the documents', () => {
  it('describe the package index as it is', () => {
    const page = apiDocument()
    expect(readFileSync(join(import.meta.dirname, '../API.md'), 'utf8')).toBe(page)
    for (const name of Object.keys(index)) expect(page).toContain(`### \`${name}\``)
  })

  it('have a sentence for every export', () => {
    const bare = apiDocument()
      .split('### ')
      .slice(1)
      .filter((part) => part.split('```').at(-1)!.trim() === '')
    expect(bare.map((part) => part.split('\n')[0])).toEqual([])
  })

  it('carry the web manifest of the installed app', () => {
    expect(manifest.webManifest).toMatchObject({
      short_name: 'SumZero',
      display: 'standalone',
      theme_color: '#2563eb',
      categories: ['games', 'strategy'],
    })
  })
})
