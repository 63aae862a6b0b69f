import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where themes lie, as the browser asks for it. */
const themesFolder = 'assets/themes'

/** The theme folders there are, by name. */
export function listThemes(site: string): string[] {
  return readdirSync(join(site, themesFolder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** Tells the browser which theme folders there are: a list made when it is asked for in dev, and written once by the build for hosts that list nothing. */
export function themeIndexPlugin(web: string): Plugin {
  const source = () => JSON.stringify(listThemes(join(web, 'public')))
  return {
    name: 'parlor-themes',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${themesFolder}/index.json`) return next()
        response.setHeader('Content-Type', 'application/json').end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${themesFolder}/index.json`, source: source() })
    },
  }
}
