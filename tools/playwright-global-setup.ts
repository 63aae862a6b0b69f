import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from './build.ts'
import { findChromium } from './chromium.ts'
import { openAppServer } from './app-server.ts'
import { serve } from './serve.ts'
import { distFolder } from './file-tree.ts'

/** Playwright's global setup: builds the app, finds a Chromium, serves the app on a free port. Returns the teardown. */
export default async function setUpBrowserTests(): Promise<() => Promise<void>> {
  await buildWhenStale()
  const data = await mkdtemp(join(tmpdir(), 'parlor-data-'))
  // Side by side: each waits for another process or thread. Raised rate limits: tests send more in a minute than people in an hour.
  const [{ path, args, env }, app] = await Promise.all([findChromium(), openAppServer(distFolder, data, { PARLOR_RATE: '100' }, false)])
  const served = await serve(app.listener, 0, undefined, app)
  process.env['PARLOR_URL'] = served.url
  process.env['PARLOR_LAUNCH'] = JSON.stringify({
    executablePath: path,
    args,
    ...(Object.keys(env).length ? { env: { ...process.env, ...env } } : {}),
  })
  return async () => {
    await Promise.all([served.close(), app.close()])
    await rm(data, { recursive: true, force: true })
  }
}
