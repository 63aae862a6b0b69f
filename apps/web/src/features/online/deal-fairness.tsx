import { isRejection, type Seat } from '@parlor/kernel'
import { raceIfSolo, type AnchorPage, type TableInfo } from '@parlor/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import type { WebGame } from '../../web-game/web-game.ts'
import { Icon } from '../../ui/icon.tsx'
import { readSentCommitments, readStoredDealEvidence } from '../../data/deal-commitments.ts'
import { readSeenViews } from '../../data/seen-views.ts'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import { apiRequest } from '../../session/online/api.ts'
import { claimRematchCommitments } from '../../session/online/claim-rematch-commitments.ts'
import { hasForeignCommitment, checkOnlineDeal, type DealCheckResult, type DeviceDealRecords } from './check-online-deal.ts'

interface DealFairnessProps {
  readonly webGame: WebGame
  readonly table: TableInfo
  readonly nameOf: (seat: Seat) => string
}

interface DealCheckState {
  readonly notes: DeviceDealRecords
  readonly page: AnchorPage | null
  /** Null while the match is running. */
  readonly result: DealCheckResult | null
}

/** How the deal was made and, after the match, whether it matches what was fixed before. */
export function DealFairness({ webGame, table, nameOf }: DealFairnessProps): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const found = useDealCheck(webGame, table)
  const { hash, seed, deal } = table.fair
  return (
    <div className="online-fairness">
      <p>{t(deal ? 'online.fairPromise' : 'online.fairOlder')}</p>
      {found?.result && <DealCheckSummary result={found.result} page={found.page} table={table} nameOf={nameOf} />}
      {found && !found.result && deal && <DealRecordedNote notes={found.notes} table={table} />}
      <details>
        <summary>
          {t('online.fairParts')}
          <Icon name="down" size={20} />
        </summary>
        <dl>
          <FairnessValue name={t('online.fairHash')} value={hash} />
          {deal && <FairnessValue name={t('online.fairAnchor', { page: deal.anchor.page })} value={deal.anchor.value} />}
          {deal?.link && <FairnessValue name={t('online.fairLink')} value={deal.link} />}
          {deal?.commitments?.map(
            (commitment, seat) =>
              commitment !== null && (
                // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
                <FairnessValue key={seat} name={wordName(seat, table, nameOf, translator)} value={deal.words?.[seat] ?? commitment} />
              ),
          )}
          {seed !== null && <FairnessValue name={t('online.fairSeed')} value={seed} />}
        </dl>
      </details>
    </div>
  )
}

/** What will be compared after the match, or what is wrong already. */
function DealRecordedNote({ notes: { stored, sent }, table }: { notes: DeviceDealRecords; table: TableInfo }): ReactElement {
  const { t } = useTranslator()
  if (hasForeignCommitment(table, sent)) return <p role="alert">{t('online.fairProblem.ownCommitment')}</p>
  return <p role="status">{t(!stored ? 'online.fairNotNoted' : sent.length === 0 ? 'online.fairNotPart' : 'online.fairNoted')}</p>
}

/** Label of a seat's contribution: its word once revealed, its commitment until then. */
function wordName(seat: Seat, { fair, you }: TableInfo, nameOf: DealFairnessProps['nameOf'], { t }: Translator): string {
  const revealed = (fair.deal?.words?.[seat] ?? null) !== null
  if (seat === you) return t(revealed ? 'online.fairWordOwn' : 'online.fairSealOwn')
  return t(revealed ? 'online.fairWord' : 'online.fairSeal', { name: nameOf(seat) })
}

function FairnessValue({ name, value }: { name: string; value: string }): ReactElement {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  )
}

interface DealCheckSummaryProps extends Omit<DealFairnessProps, 'webGame'> {
  readonly result: DealCheckResult
  readonly page: AnchorPage | null
}

function DealCheckSummary({ result, page, table, nameOf }: DealCheckSummaryProps): ReactElement {
  const { t, date } = useTranslator()
  const { problems, unchecked, against, replaced, ownReplaced } = result
  const good = result.older ? 'older' : against === 'device' && (ownReplaced || unchecked.length > 0) ? 'partly' : against
  return (
    <div role="status" className="online-fairness-result" data-fair={problems.length === 0} data-against={against}>
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

/** What this device stored, what the public list says, and after the match the result of the check. */
function useDealCheck(webGame: WebGame, table: TableInfo): DealCheckState | null {
  const [found, setFound] = useState<DealCheckState | null>(null)
  const { match, you } = table
  // Serialised, so that a table update without changes is not checked again.
  const evidence = table.state === 'over' ? JSON.stringify(table.fair) : null
  useEffect(() => {
    let mounted = true
    async function check(): Promise<void> {
      await claimRematchCommitments({ match, you })
      const notes = {
        stored: await readStoredDealEvidence(match),
        sent: await readSentCommitments(match),
        seen: await readSeenViews(match),
      }
      if (evidence === null) return void (mounted && setFound({ notes, page: null, result: null }))
      const fair = JSON.parse(evidence) as TableInfo['fair']
      const [page, played] = await Promise.all([fetchAnchorPage(fair), fetchMatchRecord(match)])
      const result = checkOnlineDeal({ table: { match, fair, you }, ...notes, page, played, game: raceIfSolo(webGame).game })
      if (mounted) setFound({ notes, page, result })
    }
    void check()
    return () => {
      mounted = false
    }
  }, [webGame, match, you, evidence])
  return found
}

async function fetchAnchorPage({ deal }: TableInfo['fair']): Promise<AnchorPage | null> {
  if (!deal) return null
  const page = await apiRequest('anchorPage', { parts: { page: String(deal.anchor.page) } })
  return isRejection(page) ? null : page
}

/** A spectator is not sent the whole match: the check uses what there is. */
async function fetchMatchRecord(match: string): Promise<object | null> {
  const found = await apiRequest('replay', { parts: { match } })
  if (isRejection(found)) return null
  const { players: _, ...record } = found
  return record
}
