import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from './build.ts'
import { findChromium } from './chromium.ts'
import { openAppServer } from './app-server.ts'
import { serve } from './serve.ts'
import { distFolder } from './file-tree.ts'

/** Before the browser tests: the app built, a Chromium found, the app served on a free port. Returns what closes the server. */
export default async function setUpBrowserTests(): Promise<() => Promise<void>> {
  await buildWhenStale()
  const { path, args, env } = await findChromium()
  const data = await mkdtemp(join(tmpdir(), 'parlor-data-'))
  // Tests ask more in a minute than people do in an hour.
  const house = await openAppServer(distFolder, data, { PARLOR_RATE: '100' }, false)
  const served = await serve(house.listener, 0, undefined, (...asked) => house.upgrade(...asked))
  process.env['PARLOR_URL'] = served.url
  process.env['PARLOR_LAUNCH'] = JSON.stringify({
    executablePath: path,
    args,
    ...(Object.keys(env).length ? { env: { ...process.env, ...env } } : {}),
  })
  return async () => {
    await Promise.all([served.close(), house.close()])
    await rm(data, { recursive: true, force: true })
  }
}
