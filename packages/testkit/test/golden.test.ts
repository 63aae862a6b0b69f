import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { golden } from '@parlor/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('golden', () => {
  let folder = ''
  let name = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'golden-'))
    name = relative(join(import.meta.dirname, 'golden'), join(folder, 'a.txt'))
    vi.stubEnv('UPDATE_GOLDEN', '')
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  it('passes on the same text, whatever its line ends', () => {
    writeFileSync(join(folder, 'a.txt'), 'one\r\ntwo\r\n')
    golden(name, 'one\ntwo')
    golden(name, 'one\ntwo\n')
  })

  it('fails on another text', () => {
    writeFileSync(join(folder, 'a.txt'), 'one\n')
    expect(() => golden(name, 'two')).toThrow(/expected/)
  })

  it('fails when there is no file, and writes none', () => {
    expect(() => golden(name, 'one')).toThrow(/UPDATE_GOLDEN=1 writes it/)
    expect(() => readFileSync(join(folder, 'a.txt'))).toThrow(/ENOENT/)
  })

  it('writes the file when asked to', () => {
    vi.stubEnv('UPDATE_GOLDEN', '1')
    golden(name, 'one')
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('one\n')
  })
})
