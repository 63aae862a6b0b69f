import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const home = path.dirname(createRequire(import.meta.url).resolve('phaser/package.json'))
const source = path.join(home, 'src') + path.sep
/** The ready-made bundle that `import 'phaser'` leads to; its place is taken, its contents are not used. */
const entry = path.join(home, 'dist', 'phaser.esm.js')
const nothing = '\0phaser-nothing'
const missing = '\0phaser-missing'

/** What `import Phaser from 'phaser'` holds in the app; types come from the package itself, so use nothing that is not listed. */
const exported = { Game: 'core/Game', Scene: 'scene/Scene' }

/** Plugins a scene cannot do without, and the one kind of object our pictures are made of. */
const registered = [
  'events/EventEmitter',
  'cameras/2d/CameraManager',
  'gameobjects/DisplayList',
  'gameobjects/UpdateList',
  'gameobjects/GameObjectCreator',
  'gameobjects/GameObjectFactory',
  'gameobjects/image/ImageFactory',
  'scene/ScenePlugin',
]

/** Everything named above, as paths of Phaser's sources. */
export const includedModules: readonly string[] = [...registered, ...Object.values(exported)]

/** Called by Phaser while it starts, and not wanted: the visibility handler never lets go of its listeners, and the stage has its own. */
export const stubbedModulePattern = /^core\/(VisibilityHandler|DebugHeader)$/

/** Never called by what we use; together 50 kB gzip. A stand-in says so should that ever change. */
export const omittedModulePatterns = [
  /^filters\/(?!index|Controller)/,
  /^renderer\/webgl\/renderNodes\/filters\/Filter/,
  /^renderer\/webgl\/renderNodes\/(submitter\/Submitter(SpriteGPULayer|TilemapGPULayer)|BatchHandlerPointLight)$/,
  /^renderer\/webgl\/index$/,
  /^renderer\/snapshot\//,
  /^textures\/parsers\/(?!(index|Image|Canvas)$)/,
  /^input\/(keyboard|mouse|touch)\/\w+Manager$/,
  /^display\/mask\//,
  /^utils\/object\/GetAdvancedValue$/,
]

/** Builds Phaser from its sources with just the parts named above (123 kB gzip; the whole is 345), in the build and in dev alike. */
export function phaserBuildPlugins(): Plugin[] {
  const hooks = { resolveId, load, transform }
  return [
    { name: 'parlor-phaser', enforce: 'pre', apply: 'build', ...hooks },
    {
      name: 'parlor-phaser-dev',
      apply: 'serve',
      config: () => ({
        optimizeDeps: { include: ['phaser'], rolldownOptions: { plugins: [{ name: 'parlor-phaser', ...hooks }] } },
      }),
    },
  ]
}

function resolveId(id: string, importer?: string): string | null {
  if (!importer?.startsWith(source) || !id.startsWith('.')) return null
  const asked = path.join(path.dirname(importer), id)
  const file = existsSync(`${asked}.js`) ? asked : path.join(asked, 'index')
  const part = file.slice(source.length).split(path.sep).join('/')
  if (stubbedModulePattern.test(part)) return nothing
  return omittedModulePatterns.some((pattern) => pattern.test(part)) ? missing : null
}

function load(id: string): string | null {
  if (id === nothing) return 'module.exports = function () {}'
  if (id === missing) return "module.exports = function () { throw new Error('this part of Phaser is not in the build') }"
  if (id.split('?')[0] !== entry) return null
  const file = (part: string) => JSON.stringify(path.join(source, `${part}.js`))
  return [
    ...registered.map((part) => `import ${file(part)}`),
    ...Object.entries(exported).map(([name, part]) => `import ${name} from ${file(part)}`),
    `export default { ${Object.keys(exported).join(', ')} }`,
  ].join('\n')
}

/** Phaser's own flags are bare names that its webpack build fills in; `typeof` keeps them from throwing and tells nothing. */
function transform(code: string, id: string): { code: string; map: null } | null {
  if (!id.startsWith(source)) return null
  return {
    code: code
      .replaceAll(/typeof (CANVAS_RENDERER|WEBGL_RENDERER)\b/g, 'true')
      .replaceAll(/typeof (WEBGL_DEBUG|FEATURE_SOUND|PLUGIN_CAMERA3D|PLUGIN_FBINSTANT)\b/g, 'false'),
    map: null,
  }
}
