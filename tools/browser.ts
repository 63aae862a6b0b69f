import { buildWhenStale } from './build.ts'
import { findChromium } from './chromium.ts'
import { serve } from './serve.ts'
import { createSite } from './site.ts'
import { dist } from './tree.ts'

/** Before the browser tests: the app built, a Chromium found, the app served on a free port. Returns what closes the server. */
export default async function prepare(): Promise<() => Promise<void>> {
  await buildWhenStale()
  const { path, args, env } = await findChromium()
  const served = await serve(createSite(dist), 0)
  process.env['PARLOR_URL'] = served.url
  process.env['PARLOR_LAUNCH'] = JSON.stringify({
    executablePath: path,
    args,
    ...(Object.keys(env).length ? { env: { ...process.env, ...env } } : {}),
  })
  return () => served.close()
}
