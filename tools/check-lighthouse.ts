import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenStale } from './build.ts'
import { installIntoCache } from './install-into-cache.ts'
import { findChromium } from './chromium.ts'
import { runTool } from './run-program.ts'
import { isMain, printCheckResult, type CheckResult } from './command-line.ts'
import { serve } from './serve.ts'
import { createStaticFileListener } from './static-file-server.ts'
import { distFolder } from './file-tree.ts'

const version = '13.5.0'
const runs = 5

/** Minimum median score per category. */
const minimumScores = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
type Category = keyof typeof minimumScores

const categories = Object.keys(minimumScores) as Category[]

/** Runs Lighthouse on the lobby five times, as a phone; the median of each category counts. */
async function checkLighthouse(): Promise<CheckResult> {
  await buildWhenStale()
  const { path, args, env } = await findChromium()
  const folder = await installIntoCache('lighthouse', 'lighthouse', version)
  const served = await serve(createStaticFileListener(distFolder), 0)
  const scores: Record<Category, number>[] = []
  const faults = new Map<string, string>()
  try {
    for (let i = 0; i < runs; i++) {
      const file = join(folder, 'report.json')
      const options = [`${served.url}/`, '--output=json', `--output-path=${file}`, '--quiet', `--only-categories=${categories.join(',')}`]
      const chrome = `--chrome-flags=--headless=new ${args.join(' ')}`
      const { code, output } = await runTool('lighthouse', [...options, chrome], { env: { ...env, CHROME_PATH: path } }, folder)
      if (code !== 0) throw new Error(`Lighthouse failed:\n${output}`)
      const { score, missed } = readScores(file)
      scores.push(score)
      for (const { title, displayValue = '' } of missed) faults.set(title, displayValue)
      process.stdout.write(`run ${i + 1}: ${categories.map((name) => `${name} ${score[name]}`).join(', ')}\n`)
    }
  } finally {
    await served.close()
  }
  const medians = categories.map((name) => ({ name, value: median(scores.map((score) => score[name])) }))
  const low = medians.filter(({ name, value }) => value < minimumScores[name])
  const reasons = [...faults].map(([title, value]) => `${title} ${value}`.trim()).join('; ')
  return {
    problems: low.map(({ name, value }) => `${name} is ${value}, the floor is ${minimumScores[name]} (${reasons})`),
    summary: `median of ${runs}: ${medians.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
  }
}

interface Audit {
  readonly id: string
  readonly score: number | null
  readonly title: string
  readonly displayValue?: string
}

function readScores(file: string): { score: Record<Category, number>; missed: Audit[] } {
  const { categories: found, audits } = JSON.parse(readFileSync(file, 'utf8')) as {
    categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, Audit>
  }
  const score = Object.fromEntries(categories.map((name) => [name, Math.round((found[name].score ?? 0) * 100)])) as Record<Category, number>
  const weighted = categories.flatMap((name) => found[name].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]!))
  const missed = weighted.filter((audit) => audit.score !== null && audit.score < 0.9)
  return { score, missed }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!
}

if (isMain(import.meta.url)) printCheckResult('the lobby is fast and open to all', await checkLighthouse())
