import type { Plugin, Rolldown } from 'vite'
import { listGames, readWords } from './cards.ts'
import { iconFiles } from './icons.ts'
import { gameManifest, houseManifest } from './manifests.ts'

type Bundle = Rolldown.OutputBundle

/** Writes what makes the house and each game installable: manifests, icons, and a page per game that names its own manifest. */
export function appsPlugin(web: string): Plugin {
  const files = () => appFiles(web)
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
          response.setHeader('Content-Type', typeOf(path))
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
        for (const id of listGames(web)) {
          const source = withPreload(gamePage(html, id, readWords(web, id, 'en')), bundle, 'src/play/game-page.tsx')
          this.emitFile({ type: 'asset', fileName: `${id}/index.html`, source })
        }
        // English is the likeliest language, and all of them end up in the cache anyway.
        page.source = withPreload(html, bundle, 'strings/en.json?part=house')
      },
    },
  }
}

async function appFiles(web: string): Promise<Map<string, string | Buffer>> {
  const games = listGames(web).map((id) => ({ id, ...readWords(web, id, 'en') }))
  const files = new Map<string, string | Buffer>()
  files.set('manifest.webmanifest', JSON.stringify(houseManifest(games)))
  for (const game of games) files.set(`${game.id}/manifest.webmanifest`, JSON.stringify(gameManifest(game)))
  for (const name of ['parlor', ...games.map(({ id }) => id)]) for (const [path, icon] of await iconFiles(web, name)) files.set(path, icon)
  return files
}

/** The built page with a game's name, manifest and icons in place of the house's. */
export function gamePage(html: string, id: string, { title, line }: { title: string; line: string }): string {
  const changes: readonly [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, `<title>${escape(title)} · Parlor</title>`],
    [/(<meta name="description" content=")[^"]*/, `$1${escape(line)}`],
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

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function typeOf(path: string): string {
  if (path.endsWith('.png')) return 'image/png'
  return path.endsWith('.svg') ? 'image/svg+xml' : 'application/manifest+json'
}
