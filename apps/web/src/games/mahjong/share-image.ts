import type { Match } from '@parlor/kernel/host'
import { runReportOf, type MahjongTypes, type RunReport } from '@parlor/mahjong'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { tenth } from '../../web-game/svg-shapes.ts'
import type { ShareImageDescription, ShareImageSubject } from '../../web-game/web-game.ts'
import { useLeaderboardStore } from './leaderboard-store.ts'
import { linePaths } from './pages/score-chart.tsx'
import { strings } from './strings.ts'

const won = '#c86bd8'

/** A run: its score and name, luck and skill, every bet as a square, and the last hand or the score chart. */
export async function describeShareImage(match: Match<MahjongTypes>, subject: ShareImageSubject): Promise<ShareImageDescription> {
  const { moment, line, translator } = subject
  const report = runReportOf(match)
  const { score, bets, luck, skill, longestStreak } = report
  const translate = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const streak = `${translate('after.streak')} ${longestStreak}`
  const staked = report.givenAway !== null
  const figures = [
    `${translate('after.skill')} ${translator.number(skill, { style: 'percent', maximumFractionDigits: 1 })}`,
    `${translate('after.luck')} ${translator.number(luck, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })}`,
    streak,
  ]
  return {
    ...(moment === 'race' && { drawing: scoreChart(report) }),
    title: `${translate('title')} · ${useLeaderboardStore.getState().name || translate('seat.0')}`,
    headline: translator.number(score),
    lines: [`${translate(staked ? 'after.chips' : 'after.of', { count: bets.length })} · ${line}`, staked ? streak : figures.join(' · ')],
    strip: betSquares(report),
    colours: { light: '#3b1a55', ground: '#0b0610', title: '#f4cf74', text: '#f4ebdb' },
  }
}

/** Every bet, won or lost, in up to five rows. */
function betSquares({ bets }: RunReport): SvgDrawing {
  const columns = Math.max(30, Math.ceil(bets.length / 5))
  const pitch = 600 / columns
  return {
    viewBox: '0 0 600 100',
    strokes: bets.map((bet, i): SvgShape => {
      const [x, y] = [tenth((i % columns) * pitch), tenth(Math.floor(i / columns) * pitch)]
      const side = tenth(pitch * 0.82)
      return { tag: 'rect', attributes: { x, y, width: side, height: side, rx: 3, fill: bet.won ? won : '#4a385c' } }
    }),
  }
}

/** The lines of the report. */
function scoreChart({ lines: drawn }: RunReport): SvgDrawing {
  const [dashed, middle, score] = linePaths(drawn) as [string, string, string]
  const line = (d: string, stroke: string, more: SvgShape['attributes'] = {}): SvgShape => ({
    tag: 'path',
    attributes: { d, stroke, fill: 'none', strokeWidth: 4, strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke', ...more },
  })
  const lines = [line(dashed, '#8fb7ff', { strokeDasharray: '10 8' }), line(middle, won), line(score, '#f4cf74')]
  return {
    viewBox: '0 0 400 400',
    strokes: [
      { tag: 'rect', attributes: { x: 6, y: 30, width: 388, height: 340, rx: 18, fill: '#000000', fillOpacity: 0.28 } },
      { tag: 'g', attributes: { transform: 'translate(26 54) scale(0.58 1.82)' }, inside: lines },
    ],
  }
}
