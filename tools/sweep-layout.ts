import { exitWithMessage } from './command-line.ts'
import { withSceneOpener } from './screens/scene-opener.ts'
import { scenesOfArguments } from './screens/scenes.ts'
import { looks, sweep, sweepSizes } from './screens/sweep.ts'

/** `npm run sweep [-- scene …]`: every scene at widths from 320 to 1920, in every language, at normal and at the largest text. */
const names = process.argv.slice(2)
if (names.some((name) => name.startsWith('-'))) exitWithMessage('npm run sweep [-- scene …]: every scene, or those whose names begin so', 2)
const queue = [...scenesOfArguments(names)]
let problems = 0

await withSceneOpener(async (opener) => {
  const work = async () => {
    for (let scene = queue.shift(); scene; scene = queue.shift()) {
      const page = await opener.open(scene, sweepSizes[0]!).catch((error: Error) => error)
      const lines: string[] = []
      if (page instanceof Error) lines.push(`does not open: ${page.message.split('\n', 1)[0]}`)
      else {
        for (const look of looks)
          for (const [problem, sizes] of await sweep(page, look, sweepSizes))
            lines.push(`${look.language} ${look.textSize}: ${problem} (${sizes.length === 1 ? '' : `${sizes.length} sizes, `}${sizes[0]})`)
        await page.context().close()
      }
      problems += lines.length
      process.stdout.write(`${scene.name}: ${lines.length === 0 ? 'in order' : ''}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    }
  }
  await Promise.all([work(), work()])
})
if (problems > 0) exitWithMessage(`${problems} problems`)
