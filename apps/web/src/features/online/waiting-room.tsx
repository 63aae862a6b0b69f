import { isRejection, type Rejection } from '@parlor/kernel'
import { raceIfSolo, type TableInfo } from '@parlor/protocol'
import { useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import type { WebGame } from '../../web-game/web-game.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Select } from '../../ui/form-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { toast } from '../../ui/toast.tsx'
import { shownName } from '../../session/guest-name.ts'
import { seatName } from '../../session/seat-names.ts'
import { nonCheatingBotLevels } from '../../session/viewer-and-bot-levels.ts'
import { recordSentCommitment, createCommitment, forgetSentCommitment } from '../../data/deal-commitments.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { apiRequest } from '../../session/online/api.ts'
import { describeTableRules } from './table-description.ts'
import { lastUsedSecretOptions } from './last-used-secret-options.ts'
import { nameWithRating, ratingOfSeat, UncertainRatingNote } from './rating.tsx'

/** A table that waits for players: seats, and the invitation. The match begins when every seat is taken. */
export function WaitingRoom({ webGame, table }: { webGame: WebGame; table: TableInfo }): ReactElement {
  const translator = useTranslator()
  const { t, say, why } = translator
  const strings = webGame.strings[translator.language]
  const { id } = webGame.game
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const title = say({ key: 'title' }, strings)
  async function act(work: () => Promise<unknown>): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = await work()
    setBusy(false)
    if (isRejection(answer)) toast({ text: why(answer as Rejection, strings), tone: 'bad' })
  }
  const parts = { match: table.match }
  const sit = (seat: number) =>
    act(async () => {
      const commitment = await createCommitment()
      await recordSentCommitment(table.match, commitment)
      const answer = await apiRequest('takeSeat', { parts, body: { seat, secret: await lastUsedSecretOptions(webGame), commitment } })
      // Without an answer the seat may be taken nevertheless.
      if (isRejection(answer) && /^(table|match)\./.test(answer.rejected)) await forgetSentCommitment(table.match, commitment)
      return answer
    })
  const fill = (seat: number, level: string | null) => act(() => apiRequest('setBotSeat', { parts, body: { seat, level } }))
  async function leaveSeat(): Promise<void> {
    await act(() => apiRequest('standUp', { parts }))
    await navigate(`/${id}/online`)
  }
  const levels = nonCheatingBotLevels(raceIfSolo(webGame).strategy)
  const [level, setLevel] = useState(levels.at(0)?.id ?? null)
  const called = (id: string) => say({ key: `level.${id}` }, strings)
  return (
    <Page title={t('online.waitingRoom', { game: title })} back={{ to: `/${id}/online`, label: t('online.title') }}>
      {table.state === 'closed' ? (
        <p className="page-subtitle">{t('online.tableClosed')}</p>
      ) : (
        <>
          <p className="page-subtitle" role="status">
            {t(table.state === 'open' ? 'online.beginsWhenFull' : 'online.dealing')}
          </p>
          <p className="page-subtitle">{describeTableRules(webGame, table, strings, translator)}</p>
          {table.code && <InvitePanel code={table.code} />}
          {table.host && level !== null && levels.length > 1 && (
            <Select
              label={t('online.botLevel')}
              value={level}
              options={levels.map(({ id: value }) => ({ value, label: called(value) }))}
              onChange={setLevel}
            />
          )}
          <ul className="online-seats">
            {table.seats.map((seat, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
              <li key={at} className="online-seat panel" data-kind={seat.kind}>
                <Icon name={seat.kind === 'bot' ? 'bot' : 'person'} />
                <span className="online-seat-name">
                  <strong>
                    {seat.kind === 'person'
                      ? nameWithRating(shownName(seat.person.name, translator), seat.strength, translator)
                      : seat.kind === 'bot'
                        ? called(seat.level)
                        : t('online.free')}
                  </strong>
                  <span>
                    {at === table.you ? t('table.you') : seatName(at, strings, translator)}
                    {seat.kind === 'person' && !seat.person.guest && !seat.person.unique && ` · ${t('online.olderName')}`}
                  </span>
                </span>
                {seat.kind === 'open' && table.you === null && (
                  <Button kind="primary" aria-disabled={busy} onClick={() => void sit(at)}>
                    {t('online.sit')}
                  </Button>
                )}
                {seat.kind === 'open' && table.host && level !== null && (
                  <Button icon="bot" aria-disabled={busy} onClick={() => void fill(at, level)}>
                    {t('online.addBot')}
                  </Button>
                )}
                {seat.kind === 'bot' && table.host && (
                  <Button icon="close" aria-disabled={busy} onClick={() => void fill(at, null)}>
                    {t('online.removeBot')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <UncertainRatingNote strengths={table.seats.map(ratingOfSeat)} />
        </>
      )}
      <div className="online-actions">
        {table.you !== null && table.state === 'open' && (
          <Button icon="door" onClick={() => void leaveSeat()}>
            {t('online.stand')}
          </Button>
        )}
        <LinkButton kind="quiet" icon="people" to={`/${id}/online`}>
          {t('online.title')}
        </LinkButton>
      </div>
    </Page>
  )
}

/** Invite code and link. */
function InvitePanel({ code }: { code: string }): ReactElement {
  const { t } = useTranslator()
  const link = `${location.origin}/join/${code}`
  return (
    <section className="online-invite panel" aria-labelledby="invite">
      <h2 id="invite">{t('online.invite')}</h2>
      <p className="online-code numbers">{code}</p>
      <label className="share-link">
        <span className="field-label">{t('share.link')}</span>
        <input className="text-input" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button kind="primary" icon="copy" onClick={() => void copyText(link, t('share.copied'))}>
        {t('share.copy')}
      </Button>
    </section>
  )
}
