import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameList } from '@parlor/protocol'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { gamePageHtml } from '../build/installable-apps-plugin.ts'
import { readLobbyTexts } from '../build/lobby-games-plugin.ts'
import { renderIconFiles } from '../build/icon-files.ts'
import { gameManifest, parlorManifest, readManifestOverrides, type WebManifest } from '../build/web-manifests.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const games = gameList.map((game) => ({ ...game, ...readLobbyTexts(web, game.id, 'en') }))
const manifests: readonly WebManifest[] = [
  parlorManifest(games),
  ...games.map((game) => gameManifest(game, readManifestOverrides(web, game.id))),
]

describe('the manifests', () => {
  /** Icons of the app and of all games by path. */
  const rendered = new Map<string, Buffer>()
  beforeAll(async () => {
    for (const name of ['parlor', ...games.map(({ id }) => id)])
      for (const [path, file] of await renderIconFiles(web, name)) rendered.set(path, file)
  })

  it('name the app and every game once', () => {
    expect(games.map(({ id }) => id)).toContain('dots')
    expect(new Set(manifests.map(({ id }) => id)).size).toBe(games.length + 1)
    expect(manifests[0]).toMatchObject({ id: '/', start_url: '/', scope: '/', name: 'Parlor' })
  })

  it.each(games.map(({ id }) => id))('give %s a scope of its own that it starts in', (id) => {
    const manifest = manifests.find(({ scope }) => scope === `/${id}/`)!
    expect(manifest.id).toBe(`/${id}/`)
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
    const others = manifests.filter(({ scope }) => scope !== '/' && scope !== manifest.scope)
    expect(others.some(({ scope }) => scope.startsWith(manifest.scope) || manifest.scope.startsWith(scope))).toBe(false)
  })

  it.each(manifests)('name only icons that exist: $name', async ({ icons, shortcuts = [] }) => {
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
    for (const icon of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
      const file = rendered.get(icon.src.slice(1))
      expect(file, icon.src).toBeDefined()
      const { width, height, format } = await sharp(file!).metadata()
      expect(`${width}x${height} image/${format}`).toBe(`${icon.sizes} ${icon.type}`)
    }
  })

  it.each(manifests)('name only screenshots that exist: $name', async ({ screenshots = [] }) => {
    for (const { src, sizes, type } of screenshots) {
      const { width, height, format } = await sharp(`${web}/public${src}`).metadata()
      expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`)
    }
  })

  it('say of SumZero what its package says', () => {
    const { icons, ...own } = (JSON.parse(readFileSync(`${web}/../../games/sumzero/package.json`, 'utf8')) as { webManifest: WebManifest })
      .webManifest
    const manifest = manifests.find(({ id }) => id === '/sumzero/')!
    expect(manifest).toMatchObject(own)
    expect(manifest.screenshots).toHaveLength(2)
    for (const icon of icons) expect(manifest.icons).toContainEqual({ ...icon, purpose: 'any' })
  })

  it('fill the corners of maskable icons', async () => {
    const file = rendered.get('icons/parlor-maskable.png')!
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const corners = [0, info.width - 1, (info.height - 1) * info.width, info.width * info.height - 1]
    for (const corner of corners) expect(data[corner * 4 + 3]).toBe(255)
  })
})

describe('the page of a game', () => {
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

  it('names its own manifest, icons and title, and nothing of the lobby’s', () => {
    const page = gamePageHtml(html, 'dots', { title: 'Dots & "more"', line: 'One <dot> too many.' })
    expect(page).toContain('<link rel="manifest" href="/dots/manifest.webmanifest" />')
    expect(page).toContain('href="/icons/dots.svg"')
    expect(page).toContain('href="/icons/dots-180.png"')
    expect(page).toContain('<title>Dots &amp; &quot;more&quot; · Parlor</title>')
    expect(page).toContain('content="One &lt;dot> too many."')
    expect(page).not.toContain('"/manifest.webmanifest"')
  })

  it('fails for a template page without the expected tags', () => {
    expect(() => gamePageHtml('<title>Parlor</title>', 'dots', { title: 'Dots', line: '' })).toThrow('index.html')
  })

  it('contains nothing that the content security policy forbids', () => {
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/)
  })
})
