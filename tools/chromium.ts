import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwright, type Browser } from '@playwright/test'
import { installDebianPackage } from './install-debian-package.ts'
import { installIntoCache } from './install-into-cache.ts'
import { exitWithMessage, isMain } from './command-line.ts'

/** A browser that was started successfully. */
interface Chromium {
  readonly path: string
  readonly args: readonly string[]
  /** Additional environment variables, for libraries that the system lacks. */
  readonly env: Readonly<Record<string, string>>
  readonly from: string
}

type Candidate = Pick<Chromium, 'path' | 'from'> & { readonly env?: Readonly<Record<string, string>> }

const managedVersion = '153.0.0'

/** Debian's name of the package and of the program. */
const headlessShell = 'chromium-headless-shell'

/** No background traffic; the sandbox does not work for root. */
const chromiumFlags: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const missingBrowserAdvice =
  'Browser tests need a Chromium and none could be found, fetched or installed: install Chromium or Google Chrome, or run `npx playwright install chromium`, or name one with PARLOR_CHROMIUM=/path/to/chrome.'

/**
 * The first browser that starts: PARLOR_CHROMIUM, the headless shell, which Debian can install, another installed one, Playwright's, one
 * from npm. Throws when none does.
 */
export async function findChromium(): Promise<Chromium> {
  const configured = process.env['PARLOR_CHROMIUM']
  if (configured) {
    const found = await tryToStart({ path: configured, from: 'PARLOR_CHROMIUM' })
    if (found) return found
    throw new Error(`PARLOR_CHROMIUM names ${configured}, which does not start as a Chromium: correct it or unset it.`)
  }
  for await (const candidate of candidates()) {
    const found = await tryToStart(candidate)
    if (found) return found
  }
  throw new Error(missingBrowserAdvice)
}

async function* candidates(): AsyncGenerator<Candidate> {
  // First, and fetched even where there is a full browser: the same tests take it 30 % less processor time.
  yield* installedCandidates([headlessShell])
  if (installDebianPackage(headlessShell)) yield { path: `/usr/bin/${headlessShell}`, from: 'Debian' }
  yield* installedCandidates(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'])
  yield { path: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', from: 'installed' }
  yield { path: '/Applications/Chromium.app/Contents/MacOS/Chromium', from: 'installed' }
  for (const folder of ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'])
    yield { path: join(process.env[folder] ?? '/', 'Google/Chrome/Application/chrome.exe'), from: 'installed' }
  yield { path: playwright.executablePath(), from: 'Playwright' }
  const managed = await installManagedChromium()
  if (managed) yield managed
}

function* installedCandidates(names: readonly string[]): Generator<Candidate> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter))
    for (const name of names) yield { path: join(folder, name), from: 'installed' }
}

/** Starts the browser once: a file of that name may be a stub that only prints install instructions. */
async function tryToStart({ path, from, env = {} }: Candidate): Promise<Chromium | null> {
  if (!existsSync(path)) return null
  const found: Chromium = { path, from, env, args: chromiumFlags }
  try {
    const browser = await launchChromium(found)
    await browser.close()
    return found
  } catch {
    return null
  }
}

export function launchChromium({ path, args, env }: Chromium): Promise<Browser> {
  return playwright.launch({ executablePath: path, args: [...args], env: { ...environment(), ...env }, timeout: 30_000 })
}

function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** A build from npm: needs no root, and includes libraries that a minimal system lacks. */
async function installManagedChromium(): Promise<Candidate | null> {
  if (process.platform !== 'linux') return null
  try {
    const folder = await installIntoCache('chromium', '@sparticuz/chromium', managedVersion)
    const script = `
      const { default: chromium } = await import('@sparticuz/chromium')
      const path = await chromium.executablePath()
      console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? '' }))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    })
    const { path, libraries } = JSON.parse(stdout) as { path: string; libraries: string }
    return { path, from: 'npm', env: libraries ? { LD_LIBRARY_PATH: libraries } : {} }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return null
  }
}

if (isMain(import.meta.url)) {
  const found = await findChromium().catch((error: Error) => exitWithMessage(error.message))
  process.stdout.write(`${found.path} (${found.from})\n`)
}
