import { runModes, type RunMode } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import type { MatchResult } from '../../data/match-result.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { presetOfMode } from './modes.ts'
import { bestDaysOf, chipsHistogram, runsOfMode, scoreHistogram } from './score-histogram.ts'
import './statistics-section.css'
import { strings } from './strings.ts'

/** By mode: how often which scores were made, the best days, and luck beside skill from run to run. */
export function StatisticsSection({ results }: { results: readonly MatchResult[] }): ReactElement {
  return (
    <>
      {runModes.map((rule) => (
        <ModeStatistics key={rule} rule={rule} results={results} />
      ))}
    </>
  )
}

function ModeStatistics({ rule, results }: { rule: RunMode; results: readonly MatchResult[] }): ReactElement | null {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const { scores, graded } = runsOfMode(results, rule)
  if (scores.length === 0) return null
  return (
    <section className="hb-stats" aria-labelledby={`hb-stats-${rule}`}>
      <h2 id={`hb-stats-${rule}`} className="stats-title">
        {say(`preset.${presetOfMode[rule]}`)}
      </h2>
      <ScoreHistogram scores={scores} chips={rule === 'stakes'} />
      <BestDays days={bestDaysOf(results, rule)} />
      {graded.length > 1 && <LuckAndSkillChart runs={graded} />}
    </section>
  )
}

/** How often which scores were made; chips, which spread over powers of ten, with the one in the middle instead of their mean. */
function ScoreHistogram({ scores, chips }: { scores: readonly number[]; chips: boolean }): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const bins = chips ? chipsHistogram(scores) : scoreHistogram(scores)
  const top = Math.max(...bins.map(({ count }) => count))
  const middle = chips
    ? scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)]!
    : scores.reduce((sum, score) => sum + score, 0) / scores.length
  const last = (to: number) => (Number.isFinite(to) ? translator.number(to - 1) : '…')
  return (
    <figure className="hb-histogram">
      <figcaption>
        {say(chips ? 'stats.chips' : 'stats.scores', {
          count: scores.length,
          mean: translator.number(middle, { maximumFractionDigits: 1 }),
        })}
      </figcaption>
      <ol>
        {bins.map(({ from, to, count }) => {
          const said = say(chips ? 'stats.chipBin' : 'stats.bin', { from: translator.number(from), to: last(to), count })
          return (
            <li key={from} title={said}>
              <span className="sr-only">{said}</span>
              {count > 0 && (
                <b className="numbers" aria-hidden="true">
                  {count}
                </b>
              )}
              <i style={{ height: `${(100 * count) / top}%` }} aria-hidden="true" />
            </li>
          )
        })}
      </ol>
      <p className="hb-histogram-ends numbers" aria-hidden="true">
        <span>{translator.number(bins[0]!.from)}</span>
        <span>{last(bins.at(-1)!.to)}</span>
      </p>
    </figure>
  )
}

function BestDays({ days }: { days: ReturnType<typeof bestDaysOf> }): ReactElement {
  const translator = useTranslator()
  const date = new Intl.DateTimeFormat(translator.language, { dateStyle: 'medium' })
  return (
    <div className="hb-best-days">
      <h3>{translator.say({ key: 'stats.bestDays' }, strings[translator.language])}</h3>
      <ol className="numbers">
        {days.map(({ day, score }) => (
          <li key={day}>
            <span>{date.format(day)}</span>
            <b>{translator.number(score)}</b>
          </li>
        ))}
      </ol>
    </div>
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
