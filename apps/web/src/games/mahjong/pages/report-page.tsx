import { isRejection, type Match } from '@parlor/kernel'
import { mahjong, reportOf, type BetReport, type MahjongKinds } from '@parlor/mahjong'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../../../house/button.tsx'
import { Icon } from '../../../house/icon.tsx'
import { Page } from '../../../house/page.tsx'
import { Waiting } from '../../../house/waiting.tsx'
import { resumeSave } from '../../../session/opening.ts'
import { openSaves } from '../../../storage/saves.ts'
import { useWords } from '../../../words/words.ts'
import type { GameDoor } from '../../door.ts'
import { Fairness } from '../fair.tsx'
import { strings } from '../strings.ts'
import { Faces, Tile } from '../tile.tsx'
import './report.css'
import { Race } from './race.tsx'

type Run = { readonly id: string; readonly match: Match<MahjongKinds> } | 'none' | null

/** `/mahjong/report/<run>`: every bet beside the best one; without a run, the last one that was finished. */
export default function ReportPage({ door: _ }: { door: GameDoor }): ReactElement {
  const words = useWords()
  const say = (key: string, params = {}) => words.say({ key, params }, strings[words.language])
  const { '*': wanted = '' } = useParams()
  const run = useRun(wanted)
  if (run === null) return <Waiting />
  return (
    <Page title={say('page.report.title')} layout="wide" back={{ to: '/mahjong/', label: say('title') }}>
      {run === 'none' ? <p>{say('report.none')}</p> : <Report {...run} />}
    </Page>
  )
}

function useRun(wanted: string): Run {
  const [run, setRun] = useState<Run>(null)
  useEffect(() => {
    let here = true
    void findRun(wanted).then((found) => here && setRun(found))
    return () => {
      here = false
    }
  }, [wanted])
  return run
}

async function findRun(wanted: string): Promise<Run> {
  const saves = await openSaves()
  const id = wanted !== '' ? wanted : await lastOver()
  const found = id === null ? null : await saves.find(id)
  if (!found || isRejection(found) || found.save.game !== 'mahjong') return 'none'
  const opening = resumeSave(mahjong.game, found.save)
  return isRejection(opening) || 'relic' in opening ? 'none' : { id: found.save.id, match: opening.match as Match<MahjongKinds> }
}

async function lastOver(): Promise<string | null> {
  const all = await (await openSaves()).list()
  const over = all.filter((save) => !('damaged' in save) && save.game === 'mahjong' && save.over)
  return over.toSorted((a, b) => ('updated' in b ? b.updated : 0) - ('updated' in a ? a.updated : 0))[0]?.id ?? null
}

function Report({ id, match }: { id: string; match: Match<MahjongKinds> }): ReactElement {
  const words = useWords()
  const say = (key: string, params = {}) => words.say({ key, params }, strings[words.language])
  const report = useMemo(() => reportOf(match), [match])
  const [missed, setMissed] = useState(false)
  const shown = missed ? report.bets.filter(({ bet, best }) => bet !== best) : report.bets
  const one = (value: number) => words.number(value, { maximumFractionDigits: 1 })
  return (
    <div className="hb-report">
      <Faces />
      <dl className="hb-report-figures numbers">
        <Figure name={say('table.score')} value={`${report.score}`} note={say('after.of', { bets: report.bets.length })} />
        <Figure name={say('report.expected')} value={one(report.expected)} note={say('report.expectedNote')} />
        <Figure name={say('report.best')} value={one(report.bestExpected)} note={say('report.bestNote')} />
        <Figure
          name={say('after.luck')}
          value={words.number(report.luck, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })}
          note={say('report.luckNote')}
        />
        <Figure
          name={say('after.skill')}
          value={words.number(report.skill, { style: 'percent', maximumFractionDigits: 1 })}
          note={say('report.skillNote', { sound: report.sound, bets: report.bets.length })}
        />
        <Figure name={say('after.streak')} value={`${report.longestStreak}`} note={say('report.streakNote')} />
      </dl>
      <Race bets={report.bets} />
      <div className="hb-report-tools">
        <label className="hb-check">
          <input type="checkbox" checked={missed} onChange={(event) => setMissed(event.target.checked)} />
          <span>{say('report.missed')}</span>
        </label>
        <LinkButton icon="play" to={`/mahjong/replay/${id}`}>
          {words.t('table.replay')}
        </LinkButton>
      </div>
      {shown.length === 0 ? (
        <p>{say(report.bets.length === 0 ? 'report.noBets' : 'report.allSound')}</p>
      ) : (
        <ol className="hb-report-bets">
          {shown.map((bet) => (
            <BetLine key={bet.number} bet={bet} />
          ))}
        </ol>
      )}
      <Fairness match={match} id={id} />
    </div>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note: string }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="hb-report-value">{value}</dd>
      <dd className="hb-report-note">{note}</dd>
    </div>
  )
}

function BetLine({ bet }: { bet: BetReport }): ReactElement {
  const words = useWords()
  const say = (key: string, params = {}) => words.say({ key, params }, strings[words.language])
  const percent = (value: number) => words.number(value, { style: 'percent', maximumFractionDigits: 0 })
  const sound = bet.bet === bet.best
  return (
    <li className="hb-report-bet numbers" data-won={bet.won} data-sound={sound}>
      <span className="hb-report-number">{bet.number}</span>
      <span className="hb-report-tiles">
        {bet.tiles.map((tile) => (
          <Tile key={tile.id} tile={tile} coin={false} />
        ))}
      </span>
      <span>
        {say('report.line', { total: bet.total, bet: say(`move.${bet.bet}`), next: bet.next })}{' '}
        <span className="hb-report-chance">
          {sound
            ? say('report.sound', { chance: percent(bet.chance) })
            : say('report.better', { chance: percent(bet.chance), best: say(`move.${bet.best}`), bestChance: percent(bet.bestChance) })}
        </span>
      </span>
      <Icon name={bet.won ? 'check' : 'close'} size={20} />
      <span className="sr-only">{say(bet.won ? 'report.won' : 'report.lost')}</span>
    </li>
  )
}
