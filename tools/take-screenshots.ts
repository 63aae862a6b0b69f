import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithMessage } from './command-line.ts'
import { projectRoot } from './file-tree.ts'
import { comparePictures } from './screens/compare-pictures.ts'
import { withSceneOpener, type ScreenSize } from './screens/scene-opener.ts'
import { scenesOfArguments } from './screens/scenes.ts'

const usage = `npm run shots                             the pictures of the README, into docs/pictures
npm run shots -- --to <folder> [scene …]   every scene, or those whose names begin so, at every size
npm run shots -- --compare <before> <after> lists the pictures that differ, and draws what differs`

/** The pictures of the README. */
const readmeScenes = ['lobby', 'dots', 'domino', 'mahjong', 'sumzero', 'simpiece']
const readmeSizes: Readonly<Record<string, ScreenSize>> = {
  portrait: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  desktop: { width: 1280, height: 800 },
}

const allSizes: Readonly<Record<string, ScreenSize>> = Object.fromEntries(
  [
    [360, 640],
    [390, 844],
    [844, 390],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ].map(([width, height]) => [`${width}x${height}`, { width: width!, height: height! }]),
)

async function takePictures(folder: string, names: readonly string[], sizes: Readonly<Record<string, ScreenSize>>): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const exact = sizes === readmeSizes
  const queue = scenesOfArguments(names)
    .filter(({ name }) => !exact || names.includes(name))
    .flatMap((scene) => Object.entries(sizes).map(([label, size]) => ({ scene, label, size })))
  const failures: string[] = []
  await withSceneOpener(async (opener) => {
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const picture = `${next.scene.name}-${next.label}.png`
        try {
          const page = await opener.open(next.scene, next.size)
          await page.screenshot({ path: join(folder, picture) })
          await page.context().close()
          process.stdout.write(`${picture}\n`)
        } catch (error) {
          failures.push(`${picture}: ${(error as Error).message.split('\n', 1)[0]}`)
        }
      }
    }
    await Promise.all([work(), work()])
  })
  if (failures.length > 0) exitWithMessage(failures.join('\n'))
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { to: { type: 'string' }, compare: { type: 'boolean' } } })
  } catch {
    return exitWithMessage(usage, 2)
  }
}

const { values, positionals } = readArguments()
const [before, after] = positionals
if (values.compare) {
  if (before === undefined || after === undefined) exitWithMessage(usage, 2)
  process.stdout.write(`${(await comparePictures(before, after)).join('\n')}\n`)
} else if (values.to !== undefined) await takePictures(values.to, positionals, allSizes)
else if (positionals.length === 0) await takePictures(join(projectRoot, 'docs', 'pictures'), readmeScenes, readmeSizes)
else exitWithMessage(usage, 2)
