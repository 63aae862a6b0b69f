import { runModes, type RunMode } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import type { MatchResult } from '../../data/match-result.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { presetOfMode } from './modes.ts'
import { runsOfMode, scoreHistogram } from './score-histogram.ts'
import './statistics-section.css'
import { strings } from './strings.ts'

/** By mode: how often which scores were made, and luck beside skill from run to run. */
export function StatisticsSection({ results }: { results: readonly MatchResult[] }): ReactElement {
  return (
    <>
      {/* The chips of Stakes spread over too many powers of ten. */}
      {runModes
        .filter((rule) => rule !== 'stakes')
        .map((rule) => (
          <ModeStatistics key={rule} rule={rule} results={results} />
        ))}
    </>
  )
}

function ModeStatistics({ rule, results }: { rule: RunMode; results: readonly MatchResult[] }): ReactElement | null {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const { scores, graded } = runsOfMode(results, rule)
  if (scores.length < 2) return null
  const bins = scoreHistogram(scores)
  const top = Math.max(...bins.map(({ count }) => count))
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return (
    <section className="hb-stats" aria-labelledby={`hb-stats-${rule}`}>
      <h2 id={`hb-stats-${rule}`} className="stats-title">
        {say(`preset.${presetOfMode[rule]}`)}
      </h2>
      <figure className="hb-histogram">
        <figcaption>
          {say('stats.scores', { count: scores.length, mean: translator.number(mean, { maximumFractionDigits: 1 }) })}
        </figcaption>
        <ol>
          {bins.map(({ from, to, count }) => (
            <li key={from} title={say('stats.bin', { from, to: to - 1, count })}>
              <span className="sr-only">{say('stats.bin', { from, to: to - 1, count })}</span>
              <i style={{ height: `${(100 * count) / top}%` }} aria-hidden="true" />
            </li>
          ))}
        </ol>
        <p className="hb-histogram-ends numbers" aria-hidden="true">
          <span>{bins[0]!.from}</span>
          <span>{bins.at(-1)!.to - 1}</span>
        </p>
      </figure>
      {graded.length > 1 && <LuckAndSkillChart runs={graded} />}
    </section>
  )
}

const width = 600
const height = 120

/** Skill from 0 to 100 percent, and luck around the middle on a scale of its own, from run to run. */
function LuckAndSkillChart({ runs }: { runs: readonly { readonly skill: number; readonly luck: number }[] }): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const most = Math.max(1, ...runs.map(({ luck }) => Math.abs(luck)))
  const line = (y: (run: (typeof runs)[number]) => number) =>
    runs.map((run, i) => `${i === 0 ? 'M' : 'L'}${Math.round((i / (runs.length - 1)) * width)} ${Math.round(y(run) * 10) / 10}`).join('')
  const mean = (of: (run: (typeof runs)[number]) => number) => runs.reduce((sum, run) => sum + of(run), 0) / runs.length
  const one = { maximumFractionDigits: 1 } as const
  return (
    <figure className="hb-race">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <line className="hb-middle" x2={width} y1={height / 2} y2={height / 2} />
        <path data-line="best" d={line(({ luck }) => height / 2 - (luck / most) * (height / 2 - 4))} />
        <path data-line="score" d={line(({ skill }) => height - (skill / 100) * (height - 4) - 2)} />
      </svg>
      <figcaption>
        <span data-line="score">
          {say('stats.skill', { mean: translator.number(mean(({ skill }) => skill) / 100, { style: 'percent', ...one }) })}
        </span>
        <span data-line="best">
          {say('stats.luck', {
            mean: translator.number(
              mean(({ luck }) => luck),
              { signDisplay: 'exceptZero', ...one },
            ),
          })}
        </span>
      </figcaption>
    </figure>
  )
}
