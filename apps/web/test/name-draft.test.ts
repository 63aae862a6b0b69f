import type { Me } from '@parlor/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeIdentity, IdentityPanel } from '../src/features/online/identity-panel.tsx'
import { useMe } from '../src/session/online/me.ts'

const stored = new Map<string, string>()
const guest: Me = { id: '1'.repeat(20), name: 'Guest 0A1F', guest: true, unique: false, email: null }
const account: Me = { ...guest, name: 'Ann', guest: false, unique: true }

const shownName = (me: Me) => /value="([^"]*)"/.exec(renderToStaticMarkup(createElement(IdentityPanel, { me, account: false })))?.[1]

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
})

test('a typed name survives a reload, but not into a new account', () => {
  stored.set('parlor.draft.name', 'Bob')
  expect(shownName(guest)).toBe('Bob')
  changeIdentity(account)
  expect(useMe.getState().me).toBe(account)
  expect(shownName(account)).toBe('Ann')
})
