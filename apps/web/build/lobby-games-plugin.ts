import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameList } from './game-list.ts'
import { runnerImport, type Plugin } from 'vite'
import type { GameInfo } from '../src/web-game/game-info.ts'
import type { GameDrawing } from '../src/web-game/game-drawing.ts'
import type { Language } from '../src/platform/i18n/language.ts'

const name = 'virtual:game-infos'

/** Gives the lobby each game's title, one line and miniature without any of the game's code. */
export function lobbyGamesPlugin(web: string): Plugin {
  let building = false
  const drawn = new Map<string, Promise<string>>()
  return {
    name: 'parlor-game-infos',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const id = /^\/miniatures\/(\w+)\.json$/.exec(request.url ?? '')?.[1]
        if (!gameList.some((game) => game.id === id)) return next()
        renderLobbyArt(web, id!).then((text) => response.setHeader('Content-Type', 'application/json').end(text), next)
      })
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return
      const gameInfos = gameList.map(async ({ id: game }): Promise<GameInfo> => {
        if (!building) return { ...readAllTitles(web, game), miniature: `/miniatures/${game}.json` }
        const source = await (drawn.get(game) ?? remembered(drawn, game, renderLobbyArt(web, game)))
        const fileName = `assets/${game}-miniature-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.json`
        this.emitFile({ type: 'asset', fileName, source })
        return { ...readAllTitles(web, game), miniature: `/${fileName}` }
      })
      return `export default ${JSON.stringify(await Promise.all(gameInfos))}`
    },
  }
}

function remembered<T>(cache: Map<string, T>, key: string, value: T): T {
  cache.set(key, value)
  return value
}

function readAllTitles(web: string, id: string): Omit<GameInfo, 'miniature'> {
  const texts = languagesOf(web).map((language) => [language, readLobbyTexts(web, id, language)] as const)
  const take = <K extends keyof LobbyTexts>(key: K) =>
    Object.fromEntries(texts.map(([language, own]) => [language, own[key]])) as Record<Language, LobbyTexts[K]>
  const hasSeries = texts.every(([, { series }]) => series !== null)
  return {
    id,
    title: take('title'),
    line: take('line'),
    levels: take('levels'),
    series: hasSeries ? (take('series') as Record<Language, string>) : null,
  }
}

/** The languages that the app has strings in. */
function languagesOf(web: string): Language[] {
  return readdirSync(join(web, 'strings')).map((file) => file.replace('.json', '') as Language)
}

interface LobbyTexts {
  title: string
  line: string
  levels: Record<string, string>
  series: string | null
}

const levelKey = /^level\.(\w+)$/

/** What the lobby says of a game in one language; a game without title and line must not be built. */
export function readLobbyTexts(web: string, id: string, language: Language): LobbyTexts {
  const file = join(web, '../../games', id, 'strings', `${language}.json`)
  const strings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const { title, line, series } = strings
  if (typeof title !== 'string' || typeof line !== 'string') throw new Error(`${file}: "title" and "line" must be texts`)
  const levels = Object.entries(strings).flatMap(([key, name]) => {
    const level = levelKey.exec(key)?.[1]
    return level && typeof name === 'string' ? [[level, name] as const] : []
  })
  return { title, line, levels: Object.fromEntries(levels), series: typeof series === 'string' ? series : null }
}

/** Here a drawing is only data; its style sheets belong to the page. */
const withoutStyles: Plugin = {
  name: 'parlor-without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
}

async function renderLobbyArt(web: string, id: string): Promise<string> {
  const { module } = await runnerImport<{ default: GameDrawing }>(join(web, 'src/games', id, 'drawing.ts'), { plugins: [withoutStyles] })
  const { draw, lobbyPosition } = module.default
  const drawn = draw(lobbyPosition, 'full')
  if (!drawn) throw new Error(`the lobby's position of ${id} cannot be drawn: ${lobbyPosition}`)
  return JSON.stringify(drawn)
}
