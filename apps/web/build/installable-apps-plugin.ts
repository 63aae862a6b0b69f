import { gameList } from './game-list.ts'
import type { Plugin, Rolldown } from 'vite'
import { readLobbyTexts } from './lobby-games-plugin.ts'
import { renderIconFiles } from './icon-files.ts'
import { gameManifest, parlorManifest, readManifestOverrides } from './web-manifests.ts'

type Bundle = Rolldown.OutputBundle

/** Writes what makes the app and each game installable: manifests, icons, and a page per game that names its own manifest. */
export function installableAppsPlugin(web: string): Plugin {
  const files = () => listAppFiles(web)
  return {
    name: 'parlor-apps',
    enforce: 'post',
    configureServer(server) {
      let made: Promise<Map<string, string | Buffer>> | undefined
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? ''
        if (!/^icons\/|manifest\.webmanifest$/.test(path)) return next()
        made ??= files()
        made.then((all) => {
          const body = all.get(path)
          if (body === undefined) return next()
          response.setHeader('Content-Type', contentTypeOf(path))
          response.end(body)
        }, next)
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const [fileName, source] of await files()) this.emitFile({ type: 'asset', fileName, source })
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('the build has no index.html to make the games’ pages from')
        const html = String(page.source)
        for (const { id } of gameList) {
          const source = withPreload(
            gamePageHtml(html, id, readLobbyTexts(web, id, 'en')),
            bundle,
            'src/features/game-home/game-home-page.tsx',
          )
          this.emitFile({ type: 'asset', fileName: `${id}/index.html`, source })
        }
        // English is the likeliest language, and all of them end up in the cache anyway.
        page.source = withPreload(html, bundle, 'strings/en.json?part=base')
      },
    },
  }
}

async function listAppFiles(web: string): Promise<Map<string, string | Buffer>> {
  const games = gameList.map((game) => ({ ...game, ...readLobbyTexts(web, game.id, 'en') }))
  const files = new Map<string, string | Buffer>()
  files.set('manifest.webmanifest', JSON.stringify(parlorManifest(games)))
  for (const game of games)
    files.set(`${game.id}/manifest.webmanifest`, JSON.stringify(gameManifest(game, readManifestOverrides(web, game.id))))
  for (const name of ['parlor', ...games.map(({ id }) => id)])
    for (const [path, icon] of await renderIconFiles(web, name)) files.set(path, icon)
  return files
}

/** The built page with a game's name, manifest and icons in place of the house's. */
export function gamePageHtml(html: string, id: string, { title, line }: { title: string; line: string }): string {
  const changes: readonly [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)} · Parlor</title>`],
    [/(<meta name="description" content=")[^"]*/, `$1${escapeHtml(line)}`],
    [/href="\/manifest\.webmanifest"/, `href="/${id}/manifest.webmanifest"`],
    [/href="\/icons\/parlor\.svg"/, `href="/icons/${id}.svg"`],
    [/href="\/icons\/parlor-180\.png"/, `href="/icons/${id}-180.png"`],
  ]
  return changes.reduce((text, [pattern, by]) => {
    if (!pattern.test(text)) throw new Error(`index.html has nothing that matches ${pattern.source}`)
    return text.replace(pattern, by)
  }, html)
}

/** Tells the browser at once what the page's first view needs: the chunk of a source with all it imports. */
function withPreload(html: string, bundle: Bundle, source: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = new Set<string>()
  const want = (fileName: string) => {
    if (wanted.has(fileName)) return
    wanted.add(fileName)
    for (const needed of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) want(needed)
  }
  const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/apps/web/${source}`))
  if (!first) throw new Error(`the build has no chunk for ${source}`)
  want(first.fileName)
  const links = [...wanted].filter((fileName) => !html.includes(`/${fileName}"`))
  return html.replace(
    '</head>',
    `${links.map((fileName) => `  <link rel="modulepreload" crossorigin href="/${fileName}">\n`).join('')}  </head>`,
  )
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function contentTypeOf(path: string): string {
  if (path.endsWith('.png')) return 'image/png'
  return path.endsWith('.svg') ? 'image/svg+xml' : 'application/manifest+json'
}
