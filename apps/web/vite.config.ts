import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { installableAppsPlugin } from './build/installable-apps-plugin.ts'
import { lobbyGamesPlugin } from './build/lobby-games-plugin.ts'
import { displayFontPlugin } from './build/display-font-plugin.ts'
import { themeIndexPlugin } from './build/theme-index-plugin.ts'
import { splitOnlineStringsPlugin } from './build/split-online-strings-plugin.ts'
import manifest from './package.json' with { type: 'json' }
import { phaserBuildPlugins } from './phaser-build.ts'

const web = import.meta.dirname

export default defineConfig({
  root: web,
  define: { __VERSION__: JSON.stringify(manifest.version) },
  plugins: [
    react(),
    tailwindcss(),
    phaserBuildPlugins(),
    splitOnlineStringsPlugin(),
    displayFontPlugin(`${web}/../../.cache/fonts`),
    lobbyGamesPlugin(web),
    installableAppsPlugin(web),
    themeIndexPlugin(web),
    productionRouter(),
    serviceWorker(),
  ],
  // The named sizes of `breakpoints.css`.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true }, include: Features.CustomMediaQueries } },
  server: { port: 5173 },
  preview: { port: 4173 },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Inlined files would be data: URLs, which the content security policy refuses for fonts and styles.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Without this the shell falls into fifteen small files, and six connections fetch them in three rounds.
            { name: 'shell', test: /\/src\/app\.tsx$/ },
            // What replays matches is exported beside what reads saves, and the lobby needs only the latter.
            {
              name: 'match',
              test: /\/kernel\/src\/(match|replay-record|start-from-origin|options|pending-decisions|outcome|history-step|event-recorder)\.ts$/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
})

/** The package names its development build only, with warnings that help while the code is being changed and that no player reads. */
function productionRouter(): Plugin {
  const replacement = fileURLToPath(import.meta.resolve('react-router/package.json')).replace('package.json', 'dist/production/index.mjs')
  return { name: 'production-router', apply: 'build', config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement }] } }) }
}

/** One worker for the whole origin. It waits until it is told to take over, so no code changes under a running match. */
function serviceWorker() {
  return VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    injectRegister: false,
    registerType: 'prompt',
    manifest: false,
    workbox: {
      globPatterns: ['**/*.{js,css,html,woff2,svg,png,webp,webmanifest,json,wav}'],
      // What a theme says is asked for anew whenever there is a network, and so is every file of a theme that came after the build.
      globIgnores: ['assets/themes/index.json', 'assets/themes/*/theme.json', 'screenshots/*'],
      runtimeCaching: [
        { urlPattern: /\/assets\/themes\//, handler: 'NetworkFirst', options: { cacheName: 'themes', networkTimeoutSeconds: 4 } },
      ],
      dontCacheBustURLsMatching: /^assets\/(?!themes\/)/,
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/\/[^/?]+\.[^/?]+(\?|$)/],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  })
}
