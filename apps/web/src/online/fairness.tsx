import { isRejection, type Seat } from '@parlor/kernel'
import type { AnchorPage, TableInfo } from '@parlor/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { Icon } from '../house/icon.tsx'
import { sentCommitments, storedDeal } from '../storage/deals.ts'
import { seenViews } from '../storage/seen-views.ts'
import { useWords, type Words } from '../words/words.ts'
import { request } from './api.ts'
import { isExchanged, judgeDeal, type DealVerdict, type DeviceNotes } from './fair.ts'
import { onlinePackage } from './room.ts'

interface FairnessProps {
  readonly door: GameDoor
  readonly table: TableInfo
  readonly nameOf: (seat: Seat) => string
}

interface Found {
  readonly notes: DeviceNotes
  readonly page: AnchorPage | null
  /** Null while the match goes on. */
  readonly verdict: DealVerdict | null
}

/** How the deal came about and, when the match is over, whether it was what had been fixed before. */
export function Fairness({ door, table, nameOf }: FairnessProps): ReactElement {
  const words = useWords()
  const { t } = words
  const found = useFound(door, table)
  const { hash, seed, deal } = table.fair
  return (
    <div className="online-fair">
      <p>{t(deal ? 'online.fairPromise' : 'online.fairOlder')}</p>
      {found?.verdict && <Verdict verdict={found.verdict} page={found.page} table={table} nameOf={nameOf} />}
      {found && !found.verdict && deal && <Noted notes={found.notes} table={table} />}
      <details>
        <summary>
          {t('online.fairParts')}
          <Icon name="down" size={20} />
        </summary>
        <dl>
          <Part name={t('online.fairHash')} value={hash} />
          {deal && <Part name={t('online.fairAnchor', { page: deal.anchor.page })} value={deal.anchor.value} />}
          {deal?.link && <Part name={t('online.fairLink')} value={deal.link} />}
          {deal?.commitments?.map(
            (commitment, seat) =>
              commitment !== null && (
                // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
                <Part key={seat} name={wordName(seat, table, nameOf, words)} value={deal.words?.[seat] ?? commitment} />
              ),
          )}
          {seed !== null && <Part name={t('online.fairSeed')} value={seed} />}
        </dl>
      </details>
    </div>
  )
}

/** What will be compared when the match is over, or what is wrong already. */
function Noted({ notes: { stored, sent }, table }: { notes: DeviceNotes; table: TableInfo }): ReactElement {
  const { t } = useWords()
  if (isExchanged(table, sent)) return <p role="alert">{t('online.fairProblem.ownCommitment')}</p>
  return <p role="status">{t(!stored ? 'online.fairNotNoted' : sent.length === 0 ? 'online.fairNotPart' : 'online.fairNoted')}</p>
}

/** What a seat has added, by name: the word when it is told, its seal until then. */
function wordName(seat: Seat, { fair, you }: TableInfo, nameOf: FairnessProps['nameOf'], { t }: Words): string {
  const told = (fair.deal?.words?.[seat] ?? null) !== null
  if (seat === you) return t(told ? 'online.fairWordOwn' : 'online.fairSealOwn')
  return t(told ? 'online.fairWord' : 'online.fairSeal', { name: nameOf(seat) })
}

function Part({ name, value }: { name: string; value: string }): ReactElement {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  )
}

interface VerdictProps extends Omit<FairnessProps, 'door'> {
  readonly verdict: DealVerdict
  readonly page: AnchorPage | null
}

function Verdict({ verdict, page, table, nameOf }: VerdictProps): ReactElement {
  const { t, date } = useWords()
  const { problems, unchecked, against, replaced } = verdict
  const good = verdict.older ? 'older' : against === 'device' && unchecked.length > 0 ? 'partly' : against
  return (
    <div role="status" className="online-fair-verdict" data-fair={problems.length === 0} data-against={against}>
      {problems.length > 0 ? (
        <>
          <p>
            <strong>{t('online.fairBad')}</strong>
          </p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{t(`online.fairProblem.${problem}`)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <strong>{t(`online.fairGood.${good}`, { date: page ? date(page.at) : '' })}</strong>
        </p>
      )}
      {unchecked.map((what) => (
        <p key={what} data-unchecked={what}>
          {t(`online.fairUnchecked.${what}`)}
        </p>
      ))}
      {replaced.map((seat) => (
        <p key={seat}>{t(seat === table.you ? 'online.fairReplacedOwn' : 'online.fairReplaced', { name: nameOf(seat) })}</p>
      ))}
    </div>
  )
}

/** What this device wrote down, what the public list says, and what follows from both once the match is over. */
function useFound(door: GameDoor, table: TableInfo): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  const { match, you } = table
  // As text, so that a table that is told again with nothing new is not checked again.
  const evidence = table.state === 'over' ? JSON.stringify(table.fair) : null
  useEffect(() => {
    let here = true
    async function look(): Promise<void> {
      const notes = { stored: await storedDeal(match), sent: await sentCommitments(match), seen: await seenViews(match) }
      if (evidence === null) return void (here && setFound({ notes, page: null, verdict: null }))
      const fair = JSON.parse(evidence) as TableInfo['fair']
      const [page, played] = await Promise.all([pageOf(fair), recordOf(match)])
      const verdict = judgeDeal({ table: { match, fair, you }, ...notes, page, played, game: onlinePackage(door).game })
      if (here) setFound({ notes, page, verdict })
    }
    void look()
    return () => {
      here = false
    }
  }, [door, match, you, evidence])
  return found
}

async function pageOf({ deal }: TableInfo['fair']): Promise<AnchorPage | null> {
  if (!deal) return null
  const page = await request('anchorPage', { parts: { page: String(deal.anchor.page) } })
  return isRejection(page) ? null : page
}

/** Whoever only looked on is not given the whole match: they compare what they have. */
async function recordOf(match: string): Promise<object | null> {
  const found = await request('replay', { parts: { match } })
  if (isRejection(found)) return null
  const { players: _, ...record } = found
  return record
}
